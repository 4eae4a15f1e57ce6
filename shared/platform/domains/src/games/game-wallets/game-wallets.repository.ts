import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { TRANSFER_REASONS, TRANSFER_STATES } from '@site/api/contracts/wallet';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export type TransferReason = (typeof TRANSFER_REASONS)[number];
type TransferState = (typeof TRANSFER_STATES)[number];

export interface TransferRow {
  id: string;
  playerId: number;
  /** Public id of the player. */
  remoteId: string;
  platform: string;
  platformName: string;
  direction: 'in' | 'out';
  reason: TransferReason;
  /** Null while the amount of a recall is not known. */
  amount: Paisa | null;
  state: TransferState;
  attempts: number;
  askedAt: Date;
}

type RawTransfer = Columns<'game_transfer', 'id' | 'player_id' | 'platform' | 'amount' | 'attempts' | 'asked_at'> &
  Columns<'players', 'remote_id'> &
  Pick<TransferRow, 'direction' | 'reason' | 'state'> & { platform_name: string };

const SELECT = sql`
  select t.id, t.player_id, p.remote_id, t.platform, house.name as platform_name, t.direction, t.reason, t.amount, t.state, t.attempts, t.asked_at
  from game_transfer t join players p on p.id = t.player_id join platform house on house.code = t.platform`;

const toTransfer = (row: RawTransfer): TransferRow => ({
  id: row.id,
  playerId: Number(row.player_id),
  remoteId: row.remote_id,
  platform: row.platform,
  platformName: row.platform_name,
  direction: row.direction,
  reason: row.reason,
  amount: row.amount === null ? null : paisa(BigInt(row.amount)),
  state: row.state,
  attempts: row.attempts,
  askedAt: new Date(row.asked_at),
});

export interface NewTransfer extends Pick<TransferRow, 'id' | 'playerId' | 'platform' | 'direction' | 'reason' | 'amount'> {
  nextTryAt: Date;
  at: Date;
}

/** @returns false when the transfer was recorded before */
export async function insertTransfer(tx: Executor, row: NewTransfer): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into game_transfer (id, player_id, platform, direction, reason, amount, state, next_try_at, asked_at)
    values (${row.id}, ${row.playerId}, ${row.platform}, ${row.direction}, ${row.reason}, ${row.amount}, 'asked',
      ${row.nextTryAt.toISOString()}, ${row.at.toISOString()}) on conflict (id) do nothing`);
  return rowCount === 1;
}

export async function findTransfer(db: Executor, id: string): Promise<TransferRow | null> {
  const { rows } = await db.execute<RawTransfer>(sql`${SELECT} where t.id = ${id}`);
  return rows[0] ? toTransfer(rows[0]) : null;
}

/** Requires the lock on the player's wallet, so that a transfer is decided once. */
export async function decideTransfer(tx: Executor, id: string, state: 'confirmed' | 'failed', amount: Paisa | null, at: Date) {
  await tx.execute(sql`
    update game_transfer set state = ${state}, amount = coalesce(${amount}, amount), decided_at = ${at.toISOString()}, next_try_at = null
    where id = ${id}`);
}

export async function tryLater(db: Executor, id: string, nextTryAt: Date) {
  await db.execute(sql`
    update game_transfer set attempts = attempts + 1, next_try_at = ${nextTryAt.toISOString()} where id = ${id} and state = 'asked'`);
}

const AT_ONCE = 50;

export async function listDue(db: Executor, now: Date): Promise<TransferRow[]> {
  const { rows } = await db.execute<RawTransfer>(sql`
    ${SELECT} where t.state = 'asked' and t.next_try_at <= ${now.toISOString()} order by t.next_try_at limit ${AT_ONCE}`);
  return rows.map(toTransfer);
}

/** The player's transfers that have no answer yet. */
export async function listAsked(db: Executor, playerId: number): Promise<TransferRow[]> {
  const { rows } = await db.execute<RawTransfer>(sql`${SELECT} where t.player_id = ${playerId} and t.state = 'asked' order by t.nr`);
  return rows.map(toTransfer);
}

/** Newest first. A recall that found no money is not listed. */
export async function listTransfers(db: Executor, playerId: number, { limit, offset }: { limit: number; offset: number }) {
  const where = sql`where t.player_id = ${playerId} and not (t.direction = 'out' and t.state = 'confirmed' and t.amount = 0)`;
  const [{ rows }, counted] = [
    await db.execute<RawTransfer>(sql`${SELECT} ${where} order by t.nr desc limit ${limit} offset ${offset}`),
    await db.execute<{ total: string }>(sql`select count(*) as total from game_transfer t ${where}`),
  ];
  return { transfers: rows.map(toTransfer), total: Number(counted.rows[0]?.total ?? 0) };
}

/** True when the platform's games play from a wallet of their own. */
export async function hasGameWallet(db: Executor, platform: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from platform where code = ${platform} and wallet = 'transfer'`);
  return rows.length > 0;
}

export interface HomeDue {
  playerId: number;
  platform: string;
  reason: 'day' | 'restricted';
}

/**
 * Game wallets to recall: those with money whose player may not play now or that had no movement since `quietSince`, without those that a
 * recall is under way for.
 */
export async function listHomeDue(db: Executor, now: Date, quietSince: Date): Promise<HomeDue[]> {
  const { rows } = await db.execute<{ player_id: string; platform: string; is_restricted: boolean }>(sql`
    select wallet.player_id, wallet.platform, wallet.is_restricted from (
      select a.id, a.player_id, substr(a.kind, length('PROVIDER:') + 1) as platform, p.status <> 'active' or exists (
          select 1 from restriction r where r.player_id = p.id and (r.until is null or r.until > ${now.toISOString()})
        ) as is_restricted,
        (select j.created_at from posting line join journal j on j.id = line.journal_id
          where line.account_id = a.id order by line.journal_id desc limit 1) as moved_at
      from account a join players p on p.id = a.player_id
      where a.owner = 'player' and a.kind like 'PROVIDER:%' and a.balance_cached > 0
    ) as wallet
    where (is_restricted or moved_at <= ${quietSince.toISOString()})
      and not exists (select 1 from game_transfer t where t.player_id = wallet.player_id and t.platform = wallet.platform and t.state = 'asked')
    limit ${AT_ONCE}`);
  return rows.map((row) => ({ playerId: Number(row.player_id), platform: row.platform, reason: row.is_restricted ? 'restricted' : 'day' }));
}

export async function findRecallOnClose(db: Executor, playerId: number): Promise<boolean> {
  const { rows } = await db.execute<Columns<'game_wallet_choice', 'recall_on_close'>>(sql`
    select recall_on_close from game_wallet_choice where player_id = ${playerId}`);
  return rows[0]?.recall_on_close ?? false;
}

export async function saveRecallOnClose(db: Executor, playerId: number, isOn: boolean) {
  await db.execute(sql`
    insert into game_wallet_choice (player_id, recall_on_close) values (${playerId}, ${isOn})
    on conflict (player_id) do update set recall_on_close = excluded.recall_on_close`);
}
