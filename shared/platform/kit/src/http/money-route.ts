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

/** Input of a money handler: every write uses `tx`, and so does the stored answer. */
export type MoneyRouteCall<I> = PlayerCall<I> & { tx: Executor };

/** Limit for one call. Refused calls count; replays of an answered call do not. */
export interface Tries {
  key: string;
  limit: Limit;
}

/**
 * Serves a money post. The handler runs inside one transaction, which also stores its answer under the `Idempotency-Key`: a duplicate waits
 * for the first request and gets the same answer. A refusal rolls everything back and is not stored. Without a key every post runs.
 * @param tries limits the player's calls
 */
export function moneyRoute<I extends z.ZodMiniType, O extends z.ZodMiniType, const R extends z.input<O>>(
  app: FastifyInstance,
  endpoint: Endpoint<I, O, 'player'>,
  handler: (request: MoneyRouteCall<z.output<I>>) => Promise<R>,
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
 * Serves a money post that also changes another system, which no transaction can cover. `before` does that part: it commits step by step,
 * and a repeated post must find the finished steps. The handler then answers from them, and its answer is stored like that of any other
 * money post.
 * @param before is skipped for a replay of an answered post
 */
export function moneyRouteAfter<I extends z.ZodMiniType, O extends z.ZodMiniType, P, R extends z.input<O>>(
  app: FastifyInstance,
  endpoint: Endpoint<I, O, 'player'>,
  before: (request: PlayerCall<z.output<I>>) => Promise<P>,
  handler: (request: MoneyRouteCall<z.output<I>>, prepared: P) => Promise<R>,
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

/** Null for a post without a key. @throws Refusal `platform.invalid` for a malformed key */
async function callOf(endpoint: Endpoint, playerId: number, key: string | undefined, input: unknown): Promise<NamedCall | null> {
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key)) throw new Refusal('platform.invalid', { errors: { 'Idempotency-Key': ['Invalid key'] } });
  return { playerId, key, path: endpoint.path, contentHash: await contentHashOf(contentOf(input)) };
}

/** Content of a post without the confirmation, because a repeated post may carry another one. */
function contentOf(input: unknown) {
  const { confirmation: _, ...content } = Object(input) as Record<string, unknown>;
  return content;
}

/** A refusal returned instead of thrown, so that the transaction commits and the try stays counted. */
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

/** @throws Refusal `platform.key_reused` when the key belongs to another post */
async function storedAnswer<R>(tx: Executor, { playerId, key, path, contentHash }: NamedCall): Promise<R> {
  const kept = await findKeptCall(tx, playerId, key);
  if (kept?.path !== path || kept.contentHash !== contentHash) throw new Refusal('platform.key_reused');
  // The same handler wrote it, and the route checks it against the contract as it does any other.
  return kept.answer as R;
}
