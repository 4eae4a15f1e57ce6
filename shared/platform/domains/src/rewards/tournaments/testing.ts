import type { GameType } from '@site/api/contracts/catalogue';
import type { Tournament, TournamentTable } from '@site/api/contracts/rewards';
import { paisaOfTaka } from '@site/api/money';
import { inTransaction } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { planTournament } from './plan.service';

export const HOUR_S = 3600;

interface Plan {
  /** BDT of the places. */
  prizes: readonly number[];
  /** Seconds from now. */
  from?: number;
  until?: number;
  gameType?: GameType | null;
  gameCodes?: string[] | null;
}

/** Plans a tournament of slots, which begins now and takes two hours. @returns its id */
export async function plan(
  { db, clock }: TestPlatform,
  { prizes, from = 0, until = 2 * HOUR_S, gameType = 'SLOT', gameCodes = null }: Plan,
) {
  const at = clock.now();
  const row = await inTransaction(db, (tx) =>
    planTournament(tx, {
      name: 'Slots week',
      nameBn: 'স্লট সপ্তাহ',
      gameType,
      gameCodes,
      from: secondsAfter(at, from),
      until: secondsAfter(at, until),
      prizes: prizes.map(paisaOfTaka),
      proposedBy: 'nadia',
      createdAt: at,
    }),
  );
  return row.id;
}

export const join = (platform: TestPlatform, player: { token: string }, id: number) => ask(platform, player, `tournaments/${id}/join`, {});

export const tableOf = async (platform: TestPlatform, player: { token: string }, id: number) =>
  (await ask(platform, player, `tournaments/${id}`)).json<TournamentTable>();

export const listOf = async (platform: TestPlatform, player: { token: string }) =>
  (await ask(platform, player, 'tournaments')).json<{ tournaments: Tournament[] }>().tournaments;

/** Points in BDT. */
export const pointsOf = async (platform: TestPlatform, player: { token: string }, id: number) =>
  Number((await tableOf(platform, player, id)).tournament.own?.points);

/** Prizes in BDT that a player was paid. */
export async function prizesOf({ db }: TestPlatform, { playerId }: { playerId: number }): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(p.amount), 0) as sum from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id
    where j.kind = 'tournament_prize' and a.key = ${`player:${playerId}:CASH`}`);
  return Number(rows[0]?.sum) / 100;
}
