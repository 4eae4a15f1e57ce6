import { HEARTBEAT_MS } from '@site/api/contracts/events';
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

/** Starts the heartbeat of the event streams that this process serves. @returns a function that stops it */
export function startHeartbeat(context: PlatformContext) {
  const heartbeat = oneAtATime(() => beat(context));
  const timer = setInterval(() => context.background.run('heartbeat', heartbeat), HEARTBEAT_MS);
  return () => clearInterval(timer);
}

/**
 * Starts the periodic work: decisions on requests and settlements every second, the support assistant, referral rewards after midnight, a
 * check of the ledger every night, and the removal of old data every hour.
 */
export function startJobs(context: PlatformContext) {
  const { db, clock, background } = context;
  // The app waits for running work when it closes.
  const run = (name: string, work: () => Promise<unknown>) => () => background.run(name, work);
  const review = oneAtATime(() => reviewDue(context));
  const sendToOwners = oneAtATime(() => sendNotices(context));
  const pushToDevices = oneAtATime(() => sendPushes(context));
  const tellOfDue = oneAtATime(() => notifyDue(context));
  const payReferrals = oneAtATime(() => payDueDays(context));
  const settleMarkets = oneAtATime(() => settleDue(context));
  const answerChats = oneAtATime(() => answerDue(context));
  // Run once at start, so that reminders due in the first minute are not skipped.
  run('safer play', tellOfDue)();
  const decideBets = oneAtATime(() => decideDue(context));
  const sweepOrders = oneAtATime(createSweep(context));
  const askAboutTransfers = oneAtATime(() => enquireDue(context));
  const bringHome = oneAtATime(() => sweepHome(context));
  const timers = [
    setInterval(run('bets', decideBets), BETS_MS),
    setInterval(run('orders', sweepOrders), ORDERS_MS),
    setInterval(run('support assistant', answerChats), ASSISTANT_MS),
    setInterval(
      run('silent support', () => releaseSilent(context)),
      MINUTE_MS,
    ),
    setInterval(run('review', review), SECOND_MS),
    setInterval(run('notices', sendToOwners), SECOND_MS),
    setInterval(run('push', pushToDevices), SECOND_MS),
    setInterval(run('settlement', settleMarkets), SECOND_MS),
    setInterval(run('game transfers', askAboutTransfers), TRANSFERS_MS),
    setInterval(run('game wallets', bringHome), MINUTE_MS),
    setInterval(run('referral', payReferrals), MINUTE_MS),
    setInterval(run('safer play', tellOfDue), MINUTE_MS),
    setInterval(
      run('outbox', () => sweepOutbox(context)),
      MINUTE_MS,
    ),
    setInterval(
      run('ledger', () => assertLedger(db)),
      DAY_MS,
    ),
    setInterval(
      run('counters', () => sweepCounters(db, clock)),
      HOUR_MS,
    ),
    setInterval(
      run('money calls', () => sweepMoneyCalls(db, clock)),
      HOUR_MS,
    ),
    setInterval(
      run('quotes', () => sweepQuotes(db, clock)),
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
      run('successors', () => forgetSuccessors(context)),
      MINUTE_MS,
    ),
    setInterval(
      run('sessions', () => sweepSessions(context)),
      HOUR_MS,
    ),
    setInterval(
      run('inbox', () => sweepInbox(context)),
      HOUR_MS,
    ),
    setInterval(
      run('push devices', () => sweepPushDevices(context)),
      HOUR_MS,
    ),
    setInterval(
      run('files', () => watchStorage(context)),
      HOUR_MS,
    ),
    setInterval(
      run('telemetry', () => sweepTelemetry(context)),
      HOUR_MS,
    ),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
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
