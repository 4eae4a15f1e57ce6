import { HEARTBEAT_MS } from '@site/api/contracts/events';
import { watchJob } from '@site/platform-kit/base/job-runs';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { sweepCounters } from '@site/platform-kit/pace/counter';
import { sweepMoneyCalls } from '@site/platform-kit/data/money-calls';
import { watchStorage } from '@site/platform-kit/files/storage-quota';
import { createSweep } from '@site/platform-exchange/book/sweep.service';
import { decideDue } from '@site/platform-exchange/book/decide.service';
import { enquireDue, sweepHome } from '@site/platform-domains/games';
import { sendNotices, sendPushes, sweepInbox, sweepOutbox, sweepPushDevices } from '@site/platform-domains/notifications';
import { answerDue, beat, releaseSilent } from '@site/platform-domains/support';
import { assertLedger } from '@site/platform-domains/ledger';
import { forgetSuccessors, sweepCodes, sweepLogIns, sweepSessions } from '@site/platform-domains/access';
import { reviewDue, sweepQuotes } from '@site/platform-domains/funds';
import { sweepTelemetry } from '@site/platform-domains/site';
import { payDueDays } from '@site/platform-domains/rewards';
import { notifyDue } from '@site/platform-domains/safer-play';
import { settleDue } from '@site/platform-exchange/settlement/settle-due.service';

const SECOND_MS = 1000;
/** Poll interval in ms for bets whose delay is over; upper bound on the extra latency of a decision. */
const BETS_MS = 100;
/** Poll interval in ms for waiting orders; upper bound on the delay until a stop or a new price of the house reaches them. */
const ORDERS_MS = 250;
/** Poll interval in ms of the support assistant. */
const ASSISTANT_MS = 300;
/** Poll interval of transfers to and from game wallets whose answer was lost. */
const TRANSFERS_MS = 5000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Job = [name: string, everyMs: number, work: () => Promise<unknown>];

/** Starts the heartbeat of the event streams that this process serves. @returns a function that stops it */
export const startHeartbeat = (context: PlatformContext) => start(context, [['heartbeat', HEARTBEAT_MS, () => beat(context)]]);

/**
 * Starts the periodic work: decisions on requests and settlements every second, the support assistant, referral rewards after midnight, a
 * check of the ledger every night, and the removal of old data every hour.
 */
export function startJobs(context: PlatformContext) {
  const { db, clock, background } = context;
  // Run once at start, so that reminders due in the first minute are not skipped.
  background.run('safer play', () => notifyDue(context));
  const stop = start(context, [
    ['bets', BETS_MS, () => decideDue(context)],
    ['orders', ORDERS_MS, createSweep(context)],
    ['support assistant', ASSISTANT_MS, () => answerDue(context)],
    ['silent support', MINUTE_MS, () => releaseSilent(context)],
    ['review', SECOND_MS, () => reviewDue(context)],
    ['notices', SECOND_MS, () => sendNotices(context)],
    ['push', SECOND_MS, () => sendPushes(context)],
    ['settlement', SECOND_MS, () => settleDue(context)],
    ['game transfers', TRANSFERS_MS, () => enquireDue(context)],
    ['game wallets', MINUTE_MS, () => sweepHome(context)],
    ['referral', MINUTE_MS, () => payDueDays(context)],
    ['safer play', MINUTE_MS, () => notifyDue(context)],
    ['outbox', MINUTE_MS, () => sweepOutbox(context)],
    ['ledger', DAY_MS, () => assertLedger(db)],
    ['counters', HOUR_MS, () => sweepCounters(db, clock)],
    ['money calls', HOUR_MS, () => sweepMoneyCalls(db, clock)],
    ['quotes', HOUR_MS, () => sweepQuotes(db, clock)],
    ['codes', HOUR_MS, () => sweepCodes(context)],
    ['log-ins', HOUR_MS, () => sweepLogIns(db)],
    ['successors', MINUTE_MS, () => forgetSuccessors(context)],
    ['sessions', HOUR_MS, () => sweepSessions(context)],
    ['inbox', HOUR_MS, () => sweepInbox(context)],
    ['push devices', HOUR_MS, () => sweepPushDevices(context)],
    ['files', HOUR_MS, () => watchStorage(context)],
    ['telemetry', HOUR_MS, () => sweepTelemetry(context)],
  ]);
  return { stop };
}

function start({ background }: PlatformContext, jobs: readonly Job[]) {
  const timers = jobs.map(([name, everyMs, work]) => {
    const next = oneAtATime(watchJob(name, everyMs, work));
    // The app waits for running work when it closes.
    return setInterval(() => background.run(name, next), everyMs);
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Skips a run while the previous one is still running. */
function oneAtATime(work: () => Promise<unknown>) {
  let running: Promise<unknown> | null = null;
  return async () => {
    if (running) return;
    running = work().finally(() => {
      running = null;
    });
    await running;
  };
}
