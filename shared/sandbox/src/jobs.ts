import type { PlatformContext } from './core/context';
import { sweepCounters } from './core/counter';
import { assertLedger } from './modules/ledger/ledger.service';
import { sweepCodes } from './modules/otp/otp.service';
import { sweepLogIns } from './modules/security/log-ins.service';
import { sweepTelemetry } from './modules/telemetry/telemetry.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What runs beside the calls: the books are added up every night, what is too old goes every hour. */
export function startJobs(context: PlatformContext) {
  const { db, clock, log } = context;
  const run = (name: string, work: () => Promise<unknown>) => () => {
    work().catch((problem: unknown) => log.error({ err: problem, job: name }, 'job failed'));
  };
  const timers = [
    setInterval(
      run('ledger', () => assertLedger(db)),
      DAY_MS,
    ),
    setInterval(
      run('counters', () => sweepCounters(db, clock)),
      HOUR_MS,
    ),
    setInterval(
      run('codes', () => sweepCodes(context)),
      HOUR_MS,
    ),
    setInterval(
      run('log-ins', () => sweepLogIns(db)),
      HOUR_MS,
    ),
    setInterval(
      run('telemetry', () => sweepTelemetry(context)),
      HOUR_MS,
    ),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
