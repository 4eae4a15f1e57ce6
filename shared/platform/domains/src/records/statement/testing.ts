import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { dhakaMidnight } from '@site/platform-kit/time/dhaka-day';
import { callWallet, findGame, launchTokenOf, runGame } from '#games/testing';
import { bet, win } from '#safer-play/testing';
import { comeBackAfter, type TestPlayer } from '#funds/testing';
import type { TestPlatform } from '@site/platform-testing/test-platform';

/** Advances the clock to so many seconds after midnight of a day in Dhaka. */
export const comeBackAt = (platform: TestPlatform, day: string, seconds: number, player: TestPlayer) =>
  comeBackAfter(platform, (dhakaMidnight(day).getTime() - platform.clock.now().getTime()) / 1000 + seconds, player);

/** Starts a game, stakes and is paid, in taka. @returns the data to undo the round; null where the wallet does not cover the stake */
export async function play(platform: TestPlatform, player: TestPlayer, stake: number, won: number) {
  const { code } = await findGame(platform);
  const launched = (await runGame(platform, player)).json<{ url: string; session: string }>();
  await callWallet(platform, { action: 'session', launch_token: launchTokenOf(launched.url) });
  const session = { ...player, session_id: launched.session, player_id: player.remoteId, game_code: code };
  const { id, round, error_code: refused } = await bet(platform, session, stake);
  if (refused && refused !== 'INSUFFICIENT_FUNDS') throw new Error(`Not staked: ${refused}`);
  if (refused) return null;
  await win(platform, session, won, round);
  return { bet: id, player_id: player.remoteId, amount: stake };
}

/** The supplier takes a settled stake back. */
export const undo = (platform: TestPlatform, { bet: id, player_id, amount }: NonNullable<Awaited<ReturnType<typeof play>>>) =>
  callWallet(platform, {
    action: 'rollback',
    player_id,
    transaction_id: randomUUID(),
    'rollback_transactions[0][action]': 'bet',
    'rollback_transactions[0][transaction_id]': id,
    'rollback_transactions[0][amount]': amount.toFixed(2),
  });

/** Completes all turnover tickets, so that a withdrawal is possible. */
export const completeTickets = ({ db }: TestPlatform, { playerId }: TestPlayer) =>
  db.execute(sql`update turnover_ticket set remaining = 0, status = 'complete' where player_id = ${playerId} and status = 'active'`);
