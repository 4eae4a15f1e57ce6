import { and, desc, eq, isNull, lt } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { players } from '../accounts/accounts.rows';
import { sessions } from '../sessions/sessions.rows';

/** Written once. @returns whether it was this time */
export async function saveBirthday(db: Executor, playerId: number, day: string): Promise<boolean> {
  const { rowCount } = await db
    .update(players)
    .set({ dateOfBirth: day })
    .where(and(eq(players.id, playerId), isNull(players.dateOfBirth)));
  return rowCount === 1;
}

/** When the session began, and the one before it if there was one. */
export async function findLogInTimes(db: Executor, playerId: number, sessionId: number) {
  const begun = (upTo: ReturnType<typeof eq>) =>
    db
      .select({ at: sessions.createdAt })
      .from(sessions)
      .where(and(eq(sessions.playerId, playerId), upTo))
      .orderBy(desc(sessions.id))
      .limit(1);
  const [[previous], [current]] = await Promise.all([begun(lt(sessions.id, sessionId)), begun(eq(sessions.id, sessionId))]);
  return { previous: previous?.at ?? null, current: current?.at ?? null };
}
