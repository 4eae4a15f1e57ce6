import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '@site/platform-kit/data/sql';
import { approve, signUpReady } from '@site/platform-domains/funds/testing';
import { callWallet, idsOf, openTestSession } from '@site/platform-domains/games/testing';
import { openMarket, playerWith } from '@site/platform-exchange/settlement/testing';
import { CASH, quote, RUNNERS, type Table } from '@site/platform-exchange/testing/interleavings/scenario';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { post, readyDeposit } from './money-paths';

/** Answer to one call. `unknown`: nobody can say whether it was carried out. */
interface CallReply {
  kind: 'accepted' | 'refused' | 'unknown';
  /** The part of the answer that is the same each time. */
  answer: unknown;
}

/** One call with its key, as its player remembers it. */
export interface Call {
  name: string;
  by: ActivePlayer;
  /** First answer; null while it is on its way. */
  first: CallReply | null;
  send(): Promise<CallReply>;
  /** Number of its effects in the database. */
  effects(): Promise<number>;
}

export interface ActivePlayer {
  /** Sends the next call. Each player waits for its answer. */
  next(): Promise<Omit<Call, 'first' | 'by'>>;
}

type Random = () => number;
const oneOf = <T>(random: Random, ...from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0];

const count = async ({ db }: TestPlatform, rows: ReturnType<typeof sql>) =>
  Number((await db.execute<{ count: string }>(rows)).rows[0]?.count);

const replyOf = ({ status, body }: Awaited<ReturnType<typeof post>>, same: unknown = body): CallReply => {
  if (status >= 500) return { kind: 'unknown', answer: body };
  return status < 300 ? { kind: 'accepted', answer: same } : { kind: 'refused', answer: body };
};

/** Reports a deposit, and waits for the operator's approval before the next one. */
export async function newDepositor(platform: TestPlatform): Promise<ActivePlayer> {
  const player = await signUpReady(platform, 1000);
  let pending: string | null = null;
  return {
    async next() {
      if (pending && (await approve(platform, pending)).statusCode < 500) pending = null;
      const key = randomUUID();
      const payload = await readyDeposit(platform, player, 500);
      return {
        name: 'deposit',
        async send() {
          const reply = replyOf(await post(platform, player, { path: 'submit-deposit', payload, key }));
          if (reply.kind === 'accepted') pending = (reply.answer as { transaction_id: string }).transaction_id;
          return reply;
        },
        effects: () => count(platform, sql`select count(*) from cash_transaction where trx_id = ${payload.transaction_id}`),
      };
    },
  };
}

/** Plays rounds as a supplier books them: a bet, and then perhaps a win. */
export async function newGamer(platform: TestPlatform, random: Random): Promise<ActivePlayer> {
  const session = await openTestSession(platform, 500_000n);
  let won: string | null = null;
  return {
    async next() {
      const action = won ? 'win' : 'bet';
      const round = won ?? randomUUID();
      won = won || random() < 0.5 ? null : round;
      const id = `${action}-${randomUUID()}`;
      const amount = `${1 + Math.floor(random() * 20)}.00`;
      const params = { action, ...idsOf(session), round_id: round, transaction_id: id, amount, ...(action === 'win' && { finished: '1' }) };
      return {
        name: `${action} of a game`,
        async send() {
          const answer = await callWallet(platform, params);
          if (answer.error_code === 'INTERNAL_ERROR') return { kind: 'unknown', answer };
          return { kind: answer.error_code ? 'refused' : 'accepted', answer };
        },
        effects: () => count(platform, sql`select count(*) from seamless_transaction where transaction_id = ${id}`),
      };
    },
  };
}

/** Players at one event, who bet against each other and the house. */
export async function openExchange(
  platform: TestPlatform,
  players: number,
): Promise<{ table: Table; bettors: ((random: Random) => ActivePlayer)[] }> {
  const people = await Promise.all(Array.from({ length: players }, () => playerWith(platform, CASH)));
  const markets = [
    await openMarket(platform, 'odds', RUNNERS),
    await openMarket(platform, 'bookmaker', ['A', 'B']),
    await openMarket(platform, 'fancy'),
  ] as const;
  const table: Table = { platform, players: people.map(({ playerId }) => playerId), markets, bets: [], stops: [], starts: [] };
  for (const nth of [0, 1, 2]) quote(table, nth, 0);
  const [marketId] = markets;
  const eventId = platform.feed.market(marketId, platform.clock.now())?.eventId;
  const bettorOf =
    (player: (typeof people)[number]) =>
    (random: Random): ActivePlayer => ({
      async next() {
        const asked = {
          marketId,
          eventId,
          selection: oneOf(random, ...RUNNERS),
          side: oneOf(random, 'back', 'lay'),
          odds: oneOf(random, 2.06, 2.08, 2.1, 2.12, 2.14, 2.16),
          stake: 100,
          client_ref: randomUUID(),
        };
        return {
          name: 'bet at the exchange',
          async send() {
            const answer = await post(platform, player, { path: 'exchange/bets', payload: asked });
            return replyOf(answer, answer.body['bet_id']);
          },
          effects: () => count(platform, sql`select count(*) from exchange_bet where client_ref = ${asked.client_ref}`),
        };
      },
    });
  return { table, bettors: people.map(bettorOf) };
}

/** Pause of a player between two calls, and after a call that failed. */
const PAUSE_MS = 20;
const FAILED_PAUSE_MS = 250;

/** @throws when a read before the call fails, and then there is no call */
const begin = async (by: ActivePlayer): Promise<Call> => ({ ...(await by.next()), by, first: null });

/** Lets all players send their calls, one after the other each. @returns the calls, and a function that ends the play */
export function play(players: readonly ActivePlayer[]) {
  const calls: Call[] = [];
  let isOver = false;
  async function loop(player: ActivePlayer) {
    while (!isOver) {
      const call = await begin(player).catch(() => null);
      if (call) {
        calls.push(call);
        call.first = await call.send();
      }
      await wait(call && call.first?.kind !== 'unknown' ? PAUSE_MS : FAILED_PAUSE_MS);
    }
  }
  const loops = players.map(loop);
  return {
    calls,
    async end() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
