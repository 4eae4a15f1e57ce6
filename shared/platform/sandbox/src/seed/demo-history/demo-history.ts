import { paisa, paisaOfTaka, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { seeded } from '@site/platform-kit/secrets/seeded';
import { cashOf } from '@site/platform-domains/ledger';
import { saveExchangeRecord } from '@site/platform-domains/records';
import { claimRewards, convertPoints } from '@site/platform-domains/rewards';
import { depositEvent, withdrawalEvent } from './cashier';
import { CLAIM, CONVERSION, DEPOSITS, WITHDRAWALS } from './cashier-plan';
import { markRead } from './demo-history.repository';
import { exchangeRecords } from './exchange-plan';
import { friendEvents } from './friends';
import { sittingEvent } from './play';
import { planSittings, type Sitting } from './play-plan';
import { momentOf, play, stoppedAt, type PastEvent } from './timeline';

/** Days from the first log-in to now. */
export const HISTORY_DAYS = 92;

const SEED = 20_402;
const UNREAD_DAYS = 3;

interface Holder {
  id: number;
  phone: string;
}

/**
 * Three months of play, payments and rewards of a new player, written through the real services at past moments. The content is always the
 * same; only the dates differ. @param goal final balance of the main wallet in paisa
 */
export async function writeDemoHistory(tx: Executor, player: Holder, goal: Paisa, now: Date) {
  const { id } = player;
  await play(tx, [
    ...DEPOSITS.map((planned) => depositEvent(now, player, planned)),
    ...WITHDRAWALS.map((planned) => withdrawalEvent(now, id, planned)),
    ...ownSittings().map((sitting, at) => sittingEvent(now, id, sitting, `demoplayer-${at + 1}`)),
    ...exchangeRecords(now, id).map((record): PastEvent => ({ at: record.createdAt, happen: (at) => saveExchangeRecord(at, record) })),
    ...(await friendEvents(tx, id, now)),
    conversion(now, id),
    claim(now, id),
  ]);
  await play(tx, [await lastRound(tx, id, goal, now)]);
  await markRead(tx, id, momentOf(now, UNREAD_DAYS, 0));
}

/** Small stakes at first, so that the first month ends without a level, wherever in a month it began. */
const CAREFUL = { stakes: [100, 150, 200, 300], rounds: [1, 3] } as const;
const USUAL = { stakes: [400, 500, 600, 800], rounds: [1, 3] } as const;
const LATELY = { from: 1, to: 0, every: 1, stakes: [50, 80], rounds: [3, 4] } as const;

function ownSittings(): Sitting[] {
  const random = seeded(SEED);
  return [
    ...planSittings(random, { ...CAREFUL, from: 90, to: 63, every: 3 }),
    ...planSittings(random, { ...USUAL, from: 60, to: 3, every: 3 }),
    ...planSittings(random, { ...USUAL, from: 10, to: 2, every: 2 }),
    ...planSittings(random, LATELY).map(inTheMorning),
    ...planSittings(random, LATELY),
  ];
}

const inTheMorning = (sitting: Sitting): Sitting => ({ ...sitting, hour: sitting.hour - 9, platform: 'SPADEGAMING', type: 'FH', game: 3 });

function conversion(now: Date, playerId: number): PastEvent {
  const at = momentOf(now, CONVERSION.daysAgo, CONVERSION.hour);
  return { at, happen: (tx) => convertPoints(tx, { playerId, asked: CONVERSION.points, clock: stoppedAt(at) }) };
}

function claim(now: Date, playerId: number): PastEvent {
  const at = momentOf(now, CLAIM.daysAgo, CLAIM.hour);
  return { at, happen: (tx) => claimRewards(tx, playerId, at) };
}

const LAST_STAKE = paisaOfTaka(200);

/** The last round, today; its win brings the wallet to the goal. */
async function lastRound(tx: Executor, playerId: number, goal: Paisa, now: Date): Promise<PastEvent> {
  const win = paisa(goal - (await cashOf(tx, playerId)) + LAST_STAKE);
  if (win < 0n) throw new Error(`The demo player already has ${-win} paisa too much`);
  const rounds = [{ stake: LAST_STAKE, win }];
  const sitting: Sitting = { daysAgo: 0, hour: 23.8, platform: 'KA_GAMING', type: 'SLOT', game: 7, rounds };
  return sittingEvent(now, playerId, sitting, 'demoplayer-last');
}
