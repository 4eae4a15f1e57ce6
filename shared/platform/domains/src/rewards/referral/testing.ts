import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { inTransaction } from '@site/platform-kit/data/database';
import type { TestPlatform, TestPlayer } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { verifyPhone } from '#funds/testing';
import { cashOf, lockCash, playerRewards, readBalance } from '#ledger';
import { giveReward } from './reward-account.service';

export type { TestPlayer };

/** Signs up a player below a referrer. */
export async function signUpBelow(platform: TestPlatform, { playerId }: { playerId: number }): Promise<TestPlayer> {
  const player = await platform.signUp();
  await platform.db.execute(sql`update players set referred_by = ${playerId} where id = ${player.playerId}`);
  return player;
}

const LONG_S = 60 * 86_400;

/** Like `signUpBelow`, for a downline that has been active for 60 days. */
export async function signUpActiveBelow(platform: TestPlatform, referrer: { playerId: number }): Promise<TestPlayer> {
  const player = await signUpBelow(platform, referrer);
  const before = secondsAfter(platform.clock.now(), -LONG_S);
  await verifyPhone(platform, player);
  await platform.db.execute(sql`update players set phone_verified_at = ${before.toISOString()} where id = ${player.playerId}`);
  await addDeposit(platform, player, 500, before);
  await addPlay(platform, player, 1000, before);
  return player;
}

/** Adds an approved deposit to the table, without the ledger. */
export const addDeposit = ({ db }: TestPlatform, { playerId }: { playerId: number }, taka: number, at: Date, key = '1') =>
  db.execute(sql`
    insert into cash_transaction (number, player_id, action, key, amount, method_id, method_name, account_number, trx_key, initiated_at, submitted_at,
      decided_at, updated_at)
    select ${randomUUID()}, ${playerId}, 'deposit', ${key}, ${Math.round(taka * 100)}, id, name, '01712345678', ${randomUUID()}, ${at.toISOString()},
      ${at.toISOString()}, ${at.toISOString()}, ${at.toISOString()} from payment_method order by id limit 1`);

/** Adds a round that was settled at a given time, without the ledger; a negative stake is a correction. */
export async function addPlay({ db }: TestPlatform, { playerId }: { playerId: number }, taka: number, at: Date) {
  const id = `play-${playerId}`;
  const moment = at.toISOString();
  await db.execute(sql`
    insert into game_session (id, player_id, game_code, external_url, is_mobile, launch_token_hash, launch_expires_at, started_at)
    select ${id}, ${playerId}, min(code), 'http://site.test', true, ${id}, ${moment}, ${moment} from game on conflict do nothing`);
  await db.execute(sql`
    insert into bet_record (player_id, kind, session_id, round_id, platform, game_type, game_code, game_name, bet_amount, win_amount, milli_vp,
      created_at, settled_at)
    select ${playerId}, ${taka < 0 ? 'correction' : 'settlement'}, ${id}, ${randomUUID()}, platform, type, code, name, ${Math.round(taka * 100)}, 0, 0,
      ${moment}, ${moment} from game order by code limit 1`);
}

/** Paisa that wait for a claim. */
export const waitingOf = ({ db }: TestPlatform, { playerId }: { playerId: number }) => readBalance(db, playerRewards(playerId).key);

/** Paisa of the main wallet and of the rewards. */
export const moneyOf = async (platform: TestPlatform, player: { playerId: number }) => ({
  cash: await cashOf(platform.db, player.playerId),
  waiting: await waitingOf(platform, player),
});

/** The newest message of the inbox. */
export async function newestMessage(platform: TestPlatform, player: TestPlayer) {
  const { data } = (await ask(platform, player, 'inbox')).json<{ data: { data: { title: string; message: string }[] } }>();
  return data.data[0];
}

/** Adds a cash reward directly. */
export const give = ({ db, clock }: TestPlatform, { playerId }: { playerId: number }, taka: number) =>
  inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    await giveReward(tx, playerId, paisa(BigInt(Math.round(taka * 100))), { type: 'test', id: randomUUID() }, clock.now());
  });

export const claim = (platform: TestPlatform, player: { token: string }) => ask(platform, player, 'cash-claim', {});
