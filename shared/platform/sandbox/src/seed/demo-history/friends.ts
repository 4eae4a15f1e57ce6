import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { randomToken } from '@site/platform-kit/secrets/secrets';
import { seeded } from '@site/platform-kit/secrets/seeded';
import { claimNumber, hashPassword, insertPlayer, markPhoneVerified, newReferralCode } from '@site/platform-domains/access';
import { grantCredit } from '@site/platform-domains/ledger';
import { payDay } from '@site/platform-domains/rewards';
import { depositEvent } from './cashier';
import { sittingEvent } from './play';
import { planSittings } from './play-plan';
import { momentOf, type PastEvent } from './timeline';

interface Friend {
  username: string;
  phone: string;
  /** Username of the referrer, who comes earlier in the list; null: the demo player. */
  broughtBy: string | null;
  joined: number;
  trx: string;
}

const FRIENDS: readonly Friend[] = [
  { username: 'demofriend1', phone: '01399000001', broughtBy: null, joined: 70, trx: 'PF3C8J5R2A' },
  { username: 'demofriend2', phone: '01399000002', broughtBy: null, joined: 62, trx: 'PG6H9M4S7B' },
  { username: 'demofriend3', phone: '01399000003', broughtBy: 'demofriend1', joined: 48, trx: 'PH2K5W8T6C' },
];

/** Enough for their play. */
const CREDIT = paisa(5_000_000n);
const SEED = 77_003;
/** Hour of the next day at which the rewards of a day are paid. */
const BATCH_HOUR = 0.5;

/** Players referred by the demo player, on two levels, with their play and the daily rewards of the demo player. */
export async function friendEvents(tx: Executor, demoPlayerId: number, now: Date): Promise<PastEvent[]> {
  // Random passwords, so that nobody can log in.
  const passwordHash = await hashPassword(randomToken());
  const random = seeded(SEED);
  const ids = new Map<string | null, number>([[null, demoPlayerId]]);
  const events: PastEvent[] = [];
  for (const friend of FRIENDS) {
    const id = await addFriend(tx, friend, ids.get(friend.broughtBy) ?? null, passwordHash, momentOf(now, friend.joined, 10));
    ids.set(friend.username, id);
    events.push(...eventsOf(now, id, friend, random));
  }
  return [...events, ...batches(now, events)];
}

async function addFriend(tx: Executor, { username, phone }: Friend, referredBy: number | null, passwordHash: string, at: Date) {
  const email = `${username}@shapla.example`;
  const { id } = await insertPlayer(tx, {
    remoteId: `p${randomToken().slice(0, 24)}`,
    username,
    usernameKey: username,
    email,
    emailKey: email,
    phone,
    passwordHash,
    name: '',
    currency: 'BDT',
    referralCode: newReferralCode(),
    referredBy,
    createdAt: at,
  });
  if (await claimNumber(tx, id, phone)) await markPhoneVerified(tx, id, phone, at);
  await grantCredit(tx, id, CREDIT, { type: 'seed', id: username }, at);
  return id;
}

function eventsOf(now: Date, id: number, { username, phone, joined, trx }: Friend, random: () => number): PastEvent[] {
  const deposit = { daysAgo: joined, hour: 11, amount: 2000, wallet: 'Padma Wallet', kind: 'Merchant', trx } as const;
  const habit = { from: joined - 1, to: 1, every: 7, stakes: [2500, 3000, 3500], rounds: [1, 1] } as const;
  const sittings = planSittings(random, habit);
  return [
    depositEvent(now, { id, phone }, deposit),
    ...sittings.map((sitting, at) => sittingEvent(now, id, sitting, `${username}-${at + 1}`)),
  ];
}

/** One payment for each day of play that was due by now. */
function batches(now: Date, events: readonly PastEvent[]): PastEvent[] {
  const days = [...new Set(events.map(({ at }) => dayOf(at)))];
  return days
    .map((day) => ({ day, at: secondsAfter(new Date(`${day}T00:00:00+06:00`), (24 + BATCH_HOUR) * 3600) }))
    .filter(({ at }) => at <= now)
    .map(({ day, at }) => ({ at, happen: (tx) => payDay(tx, day, at) }));
}
