import { randomUUID } from 'node:crypto';
import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { GameHouses, TransferAnswer } from '@site/platform-kit/context/game-houses';
import { playerCash, playerHeld, playerProvider, readBalance } from '@site/platform-domains/ledger';
import { callWallet, launchTokenOf, runGame } from '@site/platform-domains/games/testing';
import type { CallbackAnswer, Callbacks } from '@site/platform-demo-games/callbacks';
import { findSession, type SupplierSession } from '@site/platform-demo-games/sessions.repository';
import { openSession } from '@site/platform-demo-games/sessions.service';
import { placeRound } from '@site/platform-demo-games/rounds.service';
import { sweep } from '@site/platform-demo-games/settlement.service';
import type { Supplier } from '@site/platform-demo-games/supplier';
import { readBalance as readStore } from '@site/platform-demo-games/wallets.repository';
import type { TestPlatform } from './test-platform';

/** The two demo platforms whose games use a transfer wallet. */
export const SLOTS = { platform: 'RATARGUL_SLOTS', gameType: 'SLOT' };
export const ARCADE = { platform: 'RICKSHAW_RIOT', gameType: 'ARCADE' };
export const TRANSFER_GAMES = [SLOTS, ARCADE] as const;

/** The request is lost, the answer is lost, or every call fails until `clear`. */
export type Fault = 'before' | 'after' | 'away';

/** Loses requests or answers between two sides, in the planned order. */
export function createFaults() {
  const planned: Fault[] = [];
  return {
    plan: (...faults: Fault[]) => void planned.push(...faults),
    clear: () => void planned.splice(0),
    async through<T>(call: () => Promise<T>, lost: T): Promise<T> {
      const fault = planned[0];
      if (fault !== 'away') planned.shift();
      if (fault === undefined) return call();
      if (fault === 'after') await call();
      return lost;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

const LOST: TransferAnswer = { kind: 'lost' };

/** Puts faults in front of the stores of the transfer wallets. */
export const faultyHouses =
  (faults: Faults) =>
  (real: GameHouses): GameHouses => ({
    send: (transfer) => faults.through(() => real.send(transfer), LOST),
    status: (transfer) => faults.through(() => real.status(transfer), LOST),
    balance: (wallet) => faults.through<Paisa | null>(() => real.balance(wallet), null),
    facts: (game, language) => faults.through<unknown>(() => real.facts(game, language), null),
  });

/** The demo supplier connected to the platform, with faults in front of its callbacks. */
export function createTestSupplier(platform: TestPlatform, faults: Faults = createFaults()): Supplier {
  const lost: CallbackAnswer = { kind: 'lost' };
  const send = (params: Record<string, string>) =>
    faults.through(async (): Promise<CallbackAnswer> => {
      const answer = await callWallet(platform, params);
      const { error_code: code, balance } = answer;
      if (code) return code === 'INTERNAL_ERROR' ? lost : { kind: 'refused', code, balance: balance ?? null };
      return { kind: 'ok', body: { ...answer } };
    }, lost);
  const callbacks: Callbacks = { send, insist: send };
  return { db: platform.db, clock: platform.clock, callbacks };
}

interface Bearer {
  token: string;
  remoteId: string;
}

/** Opens a game of a platform, as the game window does. */
export async function openGame(platform: TestPlatform, supplier: Supplier, player: Bearer, game = SLOTS): Promise<SupplierSession> {
  const launched = await runGame(platform, player, { gameCode: '', ...game });
  const session = await openSession(supplier, launchTokenOf(launched.json<{ url: string }>().url));
  if (!session || session === 'unreachable') throw new Error(`No game: ${launched.body}`);
  return session;
}

/** Plays one round. @returns its status, or the reason for which there is none */
export async function playRound(supplier: Supplier, { id }: SupplierSession, taka: number, clientRound: string = randomUUID()) {
  const session = await findSession(supplier.db, id);
  if (!session) throw new Error('The session is gone');
  const choice = session.gameType === 'SLOT' ? {} : { mines: 3 };
  const placed = await placeRound(supplier, session, {
    clientRound,
    stakePaisa: taka * 100,
    choice,
    clientSeed: 'test-seed',
    isFree: false,
  });
  return 'round' in placed ? placed.round.status : placed.problem;
}

export const settleAll = (supplier: Supplier) => sweep(supplier);

interface Named {
  playerId: number;
  remoteId: string;
}

/** All money of a player in paisa, over every account and store. */
export async function moneyOf({ db }: TestPlatform, { playerId, remoteId }: Named) {
  const games = await Promise.all(
    TRANSFER_GAMES.map(async ({ platform }) => ({
      books: await readBalance(db, playerProvider(platform, playerId).key),
      store: await readStore(db, { playerId: remoteId, platform }),
    })),
  );
  return { main: await readBalance(db, playerCash(playerId).key), held: await readBalance(db, playerHeld(playerId).key), games };
}

/** Winnings minus losses of the player in paisa, from the supplier's own rounds. */
export async function wonOf({ db }: TestPlatform, { remoteId }: Named): Promise<Paisa> {
  const { rows } = await db.execute<{ won: string }>(sql`
    select coalesce(sum(payout_paisa - stake_paisa), 0) as won from supplier_rounds r join supplier_sessions s on s.id = r.session_id
    where s.player_id = ${remoteId} and r.status = 'settled'`);
  return paisa(BigInt(rows[0]?.won ?? 0));
}
export type { SupplierSession };
