import { randomBytes } from 'node:crypto';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { readFreeSpins, showFreeSpins } from './free-spins';
import { commitTo, newServerSeed } from './fairness';
import { findOpenRound, lastRounds, type Round } from './rounds.repository';
import { amountOf, engineOf, type Supplier } from './supplier';
import * as sessions from './sessions.repository';
import type { SupplierSession } from './sessions.repository';
import { isOver, keepsMoney, readOwnMoney } from './own-money.service';

/** Redeems a launch token; null when it is used, unknown or too old. */
export async function openSession(supplier: Supplier, launchToken: string): Promise<SupplierSession | 'unreachable' | null> {
  const answer = await supplier.callbacks.send({ action: 'session', launch_token: launchToken });
  if (answer.kind === 'lost') return 'unreachable';
  if (answer.kind === 'refused') return null;
  const { body } = answer;
  const game: Record<string, unknown> = typeof body['game'] === 'object' && body['game'] !== null ? { ...body['game'] } : {};
  const session: SupplierSession = {
    id: randomBytes(24).toString('base64url'),
    platformSession: String(body['session_id']),
    playerId: String(body['player_id']),
    playerName: String(body['player_name']),
    gameCode: String(game['code']),
    gameName: String(game['name']),
    gameType: String(game['type']),
    platform: String(game['platform']),
    language: body['language'] === 'bn' ? 'bn' : 'en',
    balance: String(body['balance']),
    clientSeed: null,
    nonce: 0,
    isClosed: false,
    hasOwnWallet: body['wallet'] === 'transfer',
    practiceUntil: null,
    freeSpins: readFreeSpins(body['free_spins']),
  };
  await inTransaction(supplier.db, (tx) => storeSession(tx, session, supplier.clock.now()));
  return session;
}

/** Stores a new session with its first two seeds. */
export async function storeSession(tx: Executor, session: SupplierSession, now: Date) {
  await sessions.insertSession(tx, session, now);
  await promiseSeed(tx, session.id, now);
  await takePromisedSeed(tx, session.id, now);
}

async function promiseSeed(tx: Executor, sessionId: string, now: Date) {
  const seed = newServerSeed();
  await sessions.insertSeed(tx, sessionId, seed, commitTo(seed), now);
}

/** Starts to use the committed seed and commits to the next one, so that its hash is public before the player sends a seed for it. */
async function takePromisedSeed(tx: Executor, sessionId: string, now: Date) {
  await sessions.useNextSeed(tx, sessionId, now);
  await promiseSeed(tx, sessionId, now);
}

/**
 * Reveals the current seed and starts to use the committed one, with the player's own seed. @returns false during an open round, because it
 * still hides its seed
 */
export async function rotateSeed(supplier: Supplier, session: SupplierSession, clientSeed: string | null): Promise<boolean> {
  return inTransaction(supplier.db, async (tx) => {
    const held = await sessions.lockSession(tx, session.id);
    const open = await findOpenRound(tx, session.playerId, session.gameCode);
    if (!held || open) return false;
    const now = supplier.clock.now();
    const seed = clientSeed ?? held.clientSeed;
    if (seed === null) return false;
    await sessions.revealSeed(tx, session.id, now);
    await takePromisedSeed(tx, session.id, now);
    await sessions.setClientSeed(tx, session.id, seed);
    return true;
  });
}

export function showRound(session: SupplierSession, round: Round, now: Date) {
  const engine = engineOf(session);
  const isSettled = round.status === 'paying' || round.status === 'settled';
  return {
    round: round.clientRound,
    status: round.status,
    stake: round.stakePaisa,
    isFree: round.freeSpinsId !== null,
    choice: round.choice,
    refusal: round.refusal,
    payout: isSettled ? round.payoutPaisa : null,
    elapsedMs: now.getTime() - round.startedAt.getTime(),
    result: round.state === null ? null : engine.show(round.state, isSettled),
  };
}

/** The balance for stakes, as the supplier's store has it. */
const balanceOf = async (supplier: Supplier, session: SupplierSession) =>
  keepsMoney(session) ? amountOf(Number(await readOwnMoney(supplier.db, session))) : session.balance;

/** All data that the page needs. */
export async function showSession(supplier: Supplier, id: string) {
  const session = await sessions.findSession(supplier.db, id);
  if (!session) return null;
  const { current, next } = await sessions.seedsOf(supplier.db, id);
  const open = await findOpenRound(supplier.db, session.playerId, session.gameCode);
  return {
    balance: await balanceOf(supplier, session),
    freeSpins: showFreeSpins(session.freeSpins),
    isClosed: session.isClosed || isOver(session, supplier.clock.now()),
    open: open && showRound(session, open, supplier.clock.now()),
    fairness: { hash: current.hash, nextHash: next.hash, clientSeed: session.clientSeed, nonce: session.nonce },
  };
}

export async function showHistory(supplier: Supplier, session: SupplierSession) {
  const rows = await lastRounds(supplier.db, session.id);
  return rows.map((round) => ({
    ...showRound(session, round, supplier.clock.now()),
    hash: round.hash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    serverSeed: round.seedShown ? round.serverSeed : null,
  }));
}
