import type { FastifyInstance } from 'fastify';
import { IDEMPOTENCY_KEY } from '@site/api/contracts/wallet';
import type { Endpoint } from '@site/api/schema';
import type * as z from '@site/api/schema';
import type { Clock } from '../time/clock';
import { keepLimit } from '../pace/counter';
import { inTransaction, type Executor } from '../data/database';
import type { Limit } from '../pace/limits';
import { bookKey, contentHashOf, findKeptCall, keepAnswer, releaseKey, type NamedCall } from '../data/money-calls';
import { Refusal } from '../base/refusal';
import { route, type PlayerCall } from './route';

/** What a money call works with: everything is written by `tx`, and the answer with it. */
export type MoneyCall<I> = PlayerCall<I> & { tx: Executor };

/** How often a call may be made; refused ones count, copies of an answered one do not. */
export interface Tries {
  key: string;
  limit: Limit;
}

/**
 * Serves a money post. The handler runs inside one transaction, and its answer is kept in it under the `Idempotency-Key`: a copy
 * waits for the first and is answered like it. A refusal rolls everything back and is not kept. Without a key each post stands alone.
 * @param tries limits the player's calls
 */
export function moneyRoute<I extends z.ZodMiniType, O extends z.ZodMiniType, const R extends z.input<O>>(
  app: FastifyInstance,
  endpoint: Endpoint<I, O, 'player'>,
  handler: (request: MoneyCall<z.output<I>>) => Promise<R>,
  tries?: (request: PlayerCall<z.output<I>>) => Tries,
) {
  route(app, endpoint, async (request) => {
    const { context, player, input, idempotencyKey: key } = request;
    const answer = (tx: Executor) => handler({ ...request, tx });
    const counted = async (tx: Executor): Promise<Outcome<R>> =>
      tries ? answerCounted(tx, context.clock, tries(request), answer) : { answer: await answer(tx) };
    const call = await callOf(endpoint, player.id, key, input);
    if (!call) return settled(await inTransaction(context.db, counted));
    return settled(await inTransaction(context.db, (tx) => answerOnce(tx, call, context.clock.now(), () => counted(tx))));
  });
}

/**
 * Serves a money post that another system takes part in, which no transaction can hold. `before` does that part: it commits what it does
 * step by step, and a copy of the post must find its steps done. The handler then answers from them, and the answer is kept as that of any
 * other money post.
 * @param before is left out for a copy of a post that was answered
 */
export function moneyRouteAfter<I extends z.ZodMiniType, O extends z.ZodMiniType, P, R extends z.input<O>>(
  app: FastifyInstance,
  endpoint: Endpoint<I, O, 'player'>,
  before: (request: PlayerCall<z.output<I>>) => Promise<P>,
  handler: (request: MoneyCall<z.output<I>>, prepared: P) => Promise<R>,
) {
  route(app, endpoint, async (request) => {
    const { context, player, input, idempotencyKey: key } = request;
    const { db, clock } = context;
    const call = await callOf(endpoint, player.id, key, input);
    if (call && (await findKeptCall(db, call.playerId, call.key))) return storedAnswer<R>(db, call);
    const prepared = await before(request);
    const answer = async (tx: Executor) => ({ answer: await handler({ ...request, tx }, prepared) });
    return settled(await inTransaction(db, (tx) => (call ? answerOnce(tx, call, clock.now(), () => answer(tx)) : answer(tx))));
  });
}

/** Null for a post without a key. @throws Refusal `platform.invalid` for a key that is none */
async function callOf(endpoint: Endpoint, playerId: number, key: string | undefined, input: unknown): Promise<NamedCall | null> {
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key)) throw new Refusal('platform.invalid', { errors: { 'Idempotency-Key': ['Invalid key'] } });
  return { playerId, key, path: endpoint.path, contentHash: await contentHashOf(contentOf(input)) };
}

/** Content of a post without the confirmation, because a copy of the same post may carry another one. */
function contentOf(input: unknown) {
  const { confirmation: _, ...content } = Object(input) as Record<string, unknown>;
  return content;
}

/** A refusal that is kept from undoing the transaction, so that its try stays counted. */
type Outcome<R> = { answer: R } | { refusal: Refusal };

function settled<R>(outcome: Outcome<R>): R {
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

async function answerCounted<R>(
  tx: Executor,
  clock: Clock,
  { key, limit }: Tries,
  answer: (tx: Executor) => Promise<R>,
): Promise<Outcome<R>> {
  await keepLimit(tx, clock, key, limit);
  try {
    return { answer: await inTransaction(tx, answer) };
  } catch (problem) {
    if (problem instanceof Refusal) return { refusal: problem };
    throw problem;
  }
}

async function answerOnce<R>(tx: Executor, call: NamedCall, at: Date, answer: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
  if (!(await bookKey(tx, call, at))) return { answer: await storedAnswer<R>(tx, call) };
  const outcome = await answer();
  if ('answer' in outcome) await keepAnswer(tx, call, outcome.answer);
  else await releaseKey(tx, call);
  return outcome;
}

/** @throws Refusal `platform.key_reused` where the key stands for another post */
async function storedAnswer<R>(tx: Executor, { playerId, key, path, contentHash }: NamedCall): Promise<R> {
  const kept = await findKeptCall(tx, playerId, key);
  if (kept?.path !== path || kept.contentHash !== contentHash) throw new Refusal('platform.key_reused');
  // Written by the same route from the same handler; the route checks it against the contract as it does any other.
  return kept.answer as R;
}
