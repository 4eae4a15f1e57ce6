import type { FastifyInstance, FastifyReply } from 'fastify';
import { isRecord, isWholeWithin } from './engines/engine';
import type { Limit } from '@site/platform-kit/pace/limits';
import { createPaces } from '@site/platform-kit/pace/paces';
import type { RoundAction } from './engines';
import { endPractice, refillPractice } from './practice.service';
import { keepsMoney } from './own-money.service';
import { actOnRound, placeRound } from './rounds.service';
import { refresh, STAKE_MAX_PAISA, STAKE_MIN_PAISA, type Supplier } from './supplier';
import { rotateSeed, showHistory, showRound, showSession } from './sessions.service';
import { findSession, type SupplierSession } from './sessions.repository';

type Body = Record<string, unknown>;
type Handler = (session: SupplierSession, body: Body, reply: FastifyReply) => Promise<unknown>;

const ROUND_ID = /^[\w-]{8,64}$/;
const MAX_SEED = 64;
const CLIENT_SEED = /^[\w-]+$/;
const PLAIN_ACTIONS = ['look', 'cash-out', 'play', 'fold'] as const;
const isSeed = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_SEED && CLIENT_SEED.test(value);
const refuse = (reply: FastifyReply, status: number, problem: string) => reply.code(status).send({ problem });

/** Rounds, moves and new seeds of one player in a minute; a page polls a flight five times a second. */
const ROUNDS = { tries: 300, windowS: 60, isPace: true };
const MOVES = { tries: 1200, windowS: 60, isPace: true };

/** Calls of the game page; the session id in the body identifies the player. */
export function addRoundRoutes(app: FastifyInstance, supplier: Supplier) {
  const paces = createPaces(supplier.clock);
  const post = (path: string, pace: Limit, handler: Handler) =>
    app.post(path, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isRecord(request.body) || typeof request.body['session'] !== 'string') return refuse(reply, 400, 'bad_round');
      const session = await findSession(supplier.db, request.body['session']);
      if (!session) return refuse(reply, 404, 'closed');
      const { isAllowed, retryAfterS } = paces.take(`${path}:${session.playerId}`, pace);
      if (!isAllowed) return refuse(reply.header('retry-after', Math.max(1, Math.ceil(retryAfterS))), 429, 'too_many');
      return handler(session, request.body, reply);
    });

  post('/api/session', MOVES, async (session) => {
    if (keepsMoney(session)) return showSession(supplier, session.id);
    await refresh(supplier, session);
    return showSession(supplier, session.id);
  });

  post('/api/rounds', ROUNDS, async (session, { round, stake, choice, clientSeed, isFree }, reply) => {
    if (typeof round !== 'string' || !ROUND_ID.test(round)) return refuse(reply, 400, 'bad_round');
    if (!isWholeWithin(stake, STAKE_MIN_PAISA, STAKE_MAX_PAISA)) return refuse(reply, 422, 'bad_stake');
    if (clientSeed !== undefined && !isSeed(clientSeed)) return refuse(reply, 422, 'bad_seed');
    const order = { clientRound: round, stakePaisa: stake, choice, clientSeed: clientSeed ?? null, isFree: isFree === true };
    const placed = await placeRound(supplier, session, order);
    if ('problem' in placed) return refuse(reply, placed.problem.startsWith('bad') ? 422 : 409, placed.problem);
    return { ...(await showSession(supplier, session.id)), round: showRound(session, placed.round, supplier.clock.now()) };
  });

  post('/api/rounds/act', MOVES, async (session, { round, action }, reply) => {
    const act = readAction(action);
    if (typeof round !== 'string' || !act) return refuse(reply, 400, 'bad_round');
    const moved = await actOnRound(supplier, session, round, act);
    if (!moved) return refuse(reply, 404, 'bad_round');
    return { ...(await showSession(supplier, session.id)), round: showRound(session, moved, supplier.clock.now()) };
  });

  post('/api/seed', ROUNDS, async (session, { clientSeed }, reply) => {
    if (clientSeed !== undefined && !isSeed(clientSeed)) return refuse(reply, 422, 'bad_seed');
    if (!(await rotateSeed(supplier, session, clientSeed ?? null))) return refuse(reply, 409, 'busy');
    return showSession(supplier, session.id);
  });

  post('/api/practice/refill', ROUNDS, async (session, _, reply) => {
    if (session.practiceUntil === null) return refuse(reply, 403, 'bad_round');
    if (!(await refillPractice(supplier, session))) return refuse(reply, 409, 'busy');
    return showSession(supplier, session.id);
  });

  post('/api/practice/end', ROUNDS, async (session, _, reply) => {
    if (session.practiceUntil === null) return refuse(reply, 403, 'bad_round');
    await endPractice(supplier, session);
    return showSession(supplier, session.id);
  });

  post('/api/history', ROUNDS, async (session) => ({ rounds: await showHistory(supplier, session) }));
}

function readAction(value: unknown): RoundAction | null {
  if (!isRecord(value)) return null;
  const kind = PLAIN_ACTIONS.find((known) => known === value['kind']);
  if (kind) return { kind };
  return value['kind'] === 'pick' && isWholeWithin(value['tile'], 0, 24) ? { kind: 'pick', tile: value['tile'] } : null;
}
