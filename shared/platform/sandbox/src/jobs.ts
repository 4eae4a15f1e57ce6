import { HEARTBEAT_MS } from '@site/api/contracts/events';
import { watchJob } from '@site/platform-kit/base/job-runs';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { createDueJobs, every, everyNight, UNFINISHED, type DueJob } from '@site/platform-kit/data/due-jobs';
import { sweepCounters } from '@site/platform-kit/pace/counter';
import { sweepMoneyCalls } from '@site/platform-kit/data/money-calls';
import { addMonthPartitions } from '@site/platform-kit/data/month-partitions';
import { watchStorage } from '@site/platform-kit/files/storage-quota';
import { createSweep } from '@site/platform-exchange/book/sweep.service';
import { decideDue } from '@site/platform-exchange/book/decide.service';
import { recordPrices, sweepPrices } from '@site/platform-exchange-data/price-history/record-prices.service';
import { createCashOutWatch } from '@site/platform-exchange/cash-out/watch.service';
import { createAlertWatch } from '@site/platform-exchange/price-alerts/alert-watch.service';
import { enquireDue, sweepHome, sweepNonces } from '@site/platform-domains/games';
import { sendNotices, sendPushes, sweepInbox, sweepOutbox, sweepPushDevices } from '@site/platform-domains/notifications';
import { answerDue, beat, createBalanceNews, releaseSilent } from '@site/platform-domains/support';
import { auditLedger } from '@site/platform-domains/ledger';
import {
  closeDueAccounts,
  forgetSuccessors,
  makeDueExport,
  sweepCodes,
  sweepExports,
  sweepIdentity,
  sweepLogIns,
  sweepSessions,
} from '@site/platform-domains/access';
import { reviewDue, sweepQuotes } from '@site/platform-domains/funds';
import { sweepTelemetry } from '@site/platform-domains/site';
import { watchReleases } from '@site/platform-operator/alerts/alerts.service';
import { endDueFreeSpins, endFreeBets, payDueDays, payLastWeek, payTournaments } from '@site/platform-domains/rewards';
import { notifyDue } from '@site/platform-domains/safer-play';
import { settleDue } from '@site/platform-exchange/settlement/settle-due.service';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

/** Work that a process repeats, never twice at the same time. */
interface Loop {
  name: string;
  everyMs: number;
  work(): Promise<unknown>;
}

/** Work of each worker. Several workers share what is due: each claims rows, and leaves out those of another one. */
function ofWorker(context: PlatformContext, signal: AbortSignal): Loop[] {
  const ends = new Map<string, Date | null>();
  const runDue = createDueJobs(context, dueJobs(context), signal);
  return [
    // The interval is an upper bound on the extra latency of a decision.
    { name: 'bets', everyMs: 100, work: () => decideDue(context) },
    // The interval is an upper bound on the delay until a stop or a new price of the house reaches an order.
    { name: 'orders', everyMs: 250, work: createSweep(context) },
    // The interval is an upper bound on the delay until a new price reaches an automatic cash-out.
    { name: 'cash-outs', everyMs: 100, work: createCashOutWatch(context) },
    { name: 'price alerts', everyMs: SECOND_MS, work: createAlertWatch(context) },
    { name: 'support assistant', everyMs: 300, work: () => answerDue(context) },
    { name: 'review', everyMs: SECOND_MS, work: () => reviewDue(context) },
    { name: 'notices', everyMs: SECOND_MS, work: () => sendNotices(context) },
    { name: 'push', everyMs: SECOND_MS, work: () => sendPushes(context) },
    { name: 'archives', everyMs: SECOND_MS, work: () => makeDueExport(context) },
    { name: 'settlement', everyMs: SECOND_MS, work: () => settleDue(context, ends) },
    { name: 'game transfers', everyMs: 5 * SECOND_MS, work: () => enquireDue(context) },
    // Two, so that a long job does not keep the others waiting.
    { name: 'due jobs', everyMs: SECOND_MS, work: runDue },
    { name: 'other due jobs', everyMs: SECOND_MS, work: runDue },
  ];
}

/** Slow work that one worker at a time does. */
function dueJobs(context: PlatformContext): DueJob[] {
  const { db, clock } = context;
  const minutely: Record<string, DueJob['work']> = {
    'safer play': () => notifyDue(context),
    referral: () => payDueDays(context),
    'silent support': () => releaseSilent(context),
    'game wallets': () => sweepHome(context),
    outbox: () => sweepOutbox(context),
    'release alerts': () => watchReleases(context),
    successors: () => forgetSuccessors(context),
    nonces: () => sweepNonces(db, clock),
    cashback: () => payLastWeek(context),
    'free bets': async () => {
      await endFreeBets(context);
      await endDueFreeSpins(context);
    },
    tournaments: () => payTournaments(context),
    'account closings': () => closeDueAccounts(context),
    prices: () => recordPrices(context),
  };
  const hourly: Record<string, DueJob['work']> = {
    counters: () => sweepCounters(db, clock),
    'money calls': () => sweepMoneyCalls(db, clock),
    quotes: () => sweepQuotes(db, clock),
    codes: () => sweepCodes(context),
    'log-ins': () => sweepLogIns(db),
    sessions: () => sweepSessions(context),
    inbox: () => sweepInbox(context),
    'push devices': () => sweepPushDevices(context),
    files: () => watchStorage(context),
    months: () => addMonthPartitions(context),
    telemetry: () => sweepTelemetry(context),
    'own data': () => sweepExports(context),
    'old prices': () => sweepPrices(context),
    identity: () => sweepIdentity(context),
  };
  const all = (jobs: Record<string, DueJob['work']>, schedule: DueJob['schedule']) =>
    Object.entries(jobs).map(([name, work]) => ({ name, work, schedule }));
  return [
    { name: 'ledger', work: async () => ((await auditLedger(context)) ? undefined : UNFINISHED), schedule: everyNight },
    ...all(minutely, every(MINUTE_S)),
    ...all(hourly, every(HOUR_S)),
  ];
}

/** Starts the periodic work of a worker. Running work ends before the app closes. */
export function startJobs(context: PlatformContext) {
  const stopping = new AbortController();
  const stop = start(context, ofWorker(context, stopping.signal));
  return {
    stop() {
      stopping.abort();
      stop();
    },
  };
}

/** Starts what the event streams of this process need. @returns a function that stops it */
export const startStreamJobs = (context: PlatformContext) =>
  start(context, [
    { name: 'heartbeat', everyMs: HEARTBEAT_MS, work: () => beat(context) },
    { name: 'balances', everyMs: SECOND_MS, work: createBalanceNews(context) },
  ]);

function start({ background }: PlatformContext, loops: readonly Loop[]) {
  const timers = loops.map(({ name, everyMs, work }) => {
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
