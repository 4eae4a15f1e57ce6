import { randomUUID } from 'node:crypto';
import type { Language } from '@site/api/contracts/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { findSafeguards, guard, refusalOf } from '#safer-play';
import { findLaunchable } from '../game-run/game-run.repository';
import { writeTicket } from './practice-ticket';

const TICKET_TTL_S = 60;

export interface PracticeLaunch {
  gameCode: string;
  gameType: string;
  platform: string;
  language: Language;
}

/** Writes a ticket for a game without money. The platform keeps nothing about it: there is no game session, so no money call can name it. */
export async function openPractice({ db, clock, settings }: PlatformContext, launch: PracticeLaunch) {
  const game = await findLaunchable(db, { code: launch.gameCode, type: launch.gameType, platform: launch.platform });
  if (!game) throw new Refusal('catalogue.unknown_game');
  const { code, name, type, platform } = game;
  const session = randomUUID();
  const until = Math.floor(clock.now().getTime() / 1000) + TICKET_TTL_S;
  const ticket = writeTicket({ id: session, code, name, type, platform, language: launch.language, until }, settings.merchantSecret);
  return { url: `${settings.gamesOrigin}/play?practice=${ticket}`, session, name };
}

/** Refuses a player on a break, an excluded one and a blocked one. @throws Refusal */
export async function openPlayerPractice(context: PlatformContext, playerId: number, launch: PracticeLaunch) {
  const at = context.clock.now();
  const barrier = await guard(context.db, at, await findSafeguards(context.db, playerId, at), 'practice');
  if (barrier) throw refusalOf(barrier, 'catalogue.launch_refused');
  return openPractice(context, launch);
}
