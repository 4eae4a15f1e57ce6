import { randomUUID } from 'node:crypto';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { Language } from '@site/api/contracts/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import { gaming, lockCash, openAccounts, playerCash, playerProvider, sumOfReference } from '#ledger';
import { findSafeguards, guard, markPlayed, refusalOf } from '#safer-play';
import { closeSessions, findLaunchable, findSession, insertSession, sumPlay } from './game-run.repository';

/** Seconds. A game with a wallet of its own gets more, because the player first decides how much to move there. */
const LAUNCH_TOKEN_TTL_S = { shared: 60, transfer: 600 };

/** Reference type of the journals of a game session. */
export const SESSION_REF = 'game_session';

export interface Launch {
  playerId: number;
  gameCode: string;
  gameType: string;
  platform: string;
  externalUrl: string;
  isMobile: boolean;
  language: Language;
}

/** Opens a game session. @returns its id and the address that redeems it, once and within `LAUNCH_TOKEN_TTL_S` */
export async function launchGame({ db, clock, settings }: PlatformContext, launch: Launch) {
  const { playerId, externalUrl, isMobile, language } = launch;
  const token = randomToken();
  const session = randomUUID();
  const { wallet } = await inTransaction(db, async (tx) => {
    // The lock orders a launch and a break that is taken at the same moment: the break either refuses the launch or closes the session.
    await lockCash(tx, playerId);
    const startedAt = clock.now();
    const safeguards = await findSafeguards(tx, playerId, startedAt);
    const barrier = await guard(tx, startedAt, safeguards, 'launch');
    if (barrier) throw refusalOf(barrier, 'catalogue.launch_refused');
    const game = await findLaunchable(tx, { code: launch.gameCode, type: launch.gameType, platform: launch.platform });
    if (!game) throw new Refusal('catalogue.unknown_game');
    await markPlayed(tx, [safeguards], startedAt);
    const { platform } = game;
    const own = game.wallet === 'transfer' ? [playerProvider(platform, playerId)] : [];
    await openAccounts(tx, [playerCash(playerId), ...own, gaming(platform, playerId)]);
    const tokenExpiresAt = secondsAfter(startedAt, LAUNCH_TOKEN_TTL_S[game.wallet]);
    await insertSession(tx, {
      id: session,
      playerId,
      gameCode: game.code,
      externalUrl,
      isMobile,
      language,
      wallet: game.wallet,
      tokenHash: digest(token),
      tokenExpiresAt,
      startedAt,
    });
    return game;
  });
  return { url: `${settings.gamesOrigin}/play?token=${token}`, session, ...(wallet === 'transfer' ? { wallet } : {}) };
}

/** Ends play: bets that do not hold the lock on the wallet by now are refused, wins and refunds are still paid. */
export async function closePlay(tx: Executor, playerId: number, at: Date) {
  await lockCash(tx, playerId);
  await closeSessions(tx, playerId, at);
}

/** @throws Refusal `platform.not_found`, also for another player's session */
export async function readSession({ db, clock }: PlatformContext, playerId: number, id: string) {
  const session = await findSession(db, id);
  if (session?.playerId !== playerId) throw new Refusal('platform.not_found');
  const [play, net] = await Promise.all([sumPlay(db, id), sumOfReference(db, playerId, SESSION_REF, id)]);
  return { session, ...play, net, now: clock.now() };
}
