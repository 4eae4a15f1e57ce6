import { paisa, printAmount } from '@site/api/money';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import {
  accountKey,
  begunSince,
  type ClosingRow,
  endOwnSession,
  endSessionsOf,
  findByUsername,
  findLastClosing,
  listLiveSessions,
  type PlayerRow,
  readTwoStep,
  searchPlayers,
} from '@site/platform-domains/access';
import { type LedgerEntryRow, type LedgerPlace, listLedger } from '@site/platform-domains/funds';
import { closePlay } from '@site/platform-domains/games';
import { playerHeld, readBalance, readCash } from '@site/platform-domains/ledger';
import { findSafeguards } from '@site/platform-domains/safer-play';
import type { Operator } from './operator';
import { insertNote, listNotes } from './player-notes.repository';
import { type FoundPlayer, LEDGER_ROWS_MAX, NOTES_MAX, PLAYER_ROWS_MAX, type PlayerOverview } from './players.shapes';

/** @throws Refusal `platform.not_found` */
export async function playerNamed(db: Executor, username: string): Promise<PlayerRow> {
  const player = await findByUsername(db, accountKey(username));
  if (!player) throw new Refusal('platform.not_found');
  return player;
}

const presentFound = ({ id, username, remoteId, name, phone, status, createdAt }: PlayerRow): FoundPlayer => ({
  username,
  id,
  remote_id: remoteId,
  name,
  phone,
  status,
  since: createdAt.toISOString(),
});

interface Search {
  text: string;
  after?: string | undefined;
  limit?: number | undefined;
}

/** One page of the players that fit a text, in the order of their usernames. */
export async function searchByText({ db }: PlatformContext, { text, after, limit = PLAYER_ROWS_MAX }: Search) {
  const found = await searchPlayers(db, { text, after: after === undefined ? undefined : accountKey(after), limit: limit + 1 });
  const shown = found.slice(0, limit);
  return { rows: shown.map(presentFound), next: found.length > limit ? (shown.at(-1)?.usernameKey ?? null) : null };
}

/** @throws Refusal `platform.not_found` */
export async function describeOverview({ db, clock }: PlatformContext, username: string): Promise<PlayerOverview> {
  const player = await playerNamed(db, username);
  const { restriction, limits } = await findSafeguards(db, player.id, clock.now());
  const { cash, held: exposure } = await readCash(db, player.id);
  return {
    ...presentFound(player),
    email: player.email,
    is_phone_verified: player.phoneVerifiedAt !== null,
    has_two_step: (await readTwoStep(db, player.id)).since !== null,
    restriction,
    closing: presentClosing(player.status === 'closed' ? await findLastClosing(db, player.id) : null),
    limits: limits.map(({ kind, period, amount }) => ({ kind, period, amount: printAmount(amount) })),
    balance: printAmount(cash),
    held: printAmount(await readBalance(db, playerHeld(player.id).key)),
    exposure: printAmount(exposure),
  };
}

const presentClosing = (closing: ClosingRow | null) =>
  closing && {
    asked_at: closing.askedAt.toISOString(),
    due_at: closing.dueAt.toISOString(),
    closed_at: closing.outcome === 'closed' ? (closing.endedAt?.toISOString() ?? null) : null,
  };

interface LedgerQuestion {
  username: string;
  after?: string | undefined;
  limit?: number | undefined;
}

/** @throws Refusal `platform.not_found` */
export async function readLedger({ db }: PlatformContext, { username, after, limit = LEDGER_ROWS_MAX }: LedgerQuestion) {
  const player = await playerNamed(db, username);
  const found = await listLedger(db, player.id, { after: after === undefined ? undefined : placeIn(after), limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(presentEntry),
    next: found.length > limit && last ? `${last.journalId}~${last.balance - last.amount}` : null,
  };
}

function placeIn(after: string): LedgerPlace {
  const [journalId = '', balance = '0'] = after.split('~');
  return { journalId: Number(journalId), balance: paisa(BigInt(balance)) };
}

const presentEntry = ({ journalId, kind, refType, refId, amount, balance, at }: LedgerEntryRow) => ({
  id: journalId,
  at: at.toISOString(),
  kind,
  ref: `${refType} ${refId}`,
  amount: printAmount(amount),
  balance: printAmount(balance),
});

/** @throws Refusal `platform.not_found` */
export async function listSessions({ db, clock }: PlatformContext, username: string) {
  const { id } = await playerNamed(db, username);
  return (await listLiveSessions(db, id, begunSince(clock.now()))).map((session) => ({
    id: session.id,
    began_at: session.createdAt.toISOString(),
    used_at: session.lastUsedAt.toISOString(),
    ip: session.ip,
    user_agent: session.userAgent,
  }));
}

/**
 * Ends one session of a player, or all of them, and the games that are open.
 * @throws Refusal `platform.not_found`, also for a session that has ended or is another player's
 */
export async function endSessions(
  { db, clock }: PlatformContext,
  { username, session }: { username: string; session?: number | undefined },
) {
  return inTransaction(db, async (tx) => {
    const { id: playerId } = await playerNamed(tx, username);
    const at = clock.now();
    const ended =
      session === undefined ? await endSessionsOf(tx, playerId, at, 'elsewhere') : await endOne(tx, { id: session, playerId }, at);
    if (ended > 0) await closePlay(tx, playerId, at);
    return { ended };
  });
}

async function endOne(tx: Executor, owned: { id: number; playerId: number }, at: Date): Promise<number> {
  if (!(await endOwnSession(tx, owned, at, 'elsewhere'))) throw new Refusal('platform.not_found');
  return 1;
}

/** @throws Refusal `platform.not_found` */
export async function readNotes({ db }: PlatformContext, username: string) {
  const { id } = await playerNamed(db, username);
  return listNotes(db, id, NOTES_MAX);
}

/** @throws Refusal `platform.not_found` */
export async function writeNote({ db, clock }: PlatformContext, { username, text }: { username: string; text: string }, by: Operator) {
  const { id } = await playerNamed(db, username);
  return insertNote(db, { playerId: id, text: text.trim(), by: by.name, at: clock.now() });
}
