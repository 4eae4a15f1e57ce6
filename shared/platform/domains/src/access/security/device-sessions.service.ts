import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import { closePlay } from '#games';
import { endOwnSession, endSessionsOf, findLiveSessions } from '../sessions/sessions.repository';
import { begunSince } from '../sessions/sessions.policy';
import { replaceTokens } from '../sessions/sessions.service';
import { nameDevice } from '../log-ins/devices.repository';
import { giveNotice } from '../notices/notices.service';

/** Live sessions of the player: this one first, then those used last. */
export const readSessions = ({ db, clock }: PlatformContext, { id, sessionId }: PlayerIdentity) =>
  findLiveSessions(db, { playerId: id, firstId: sessionId, since: begunSince(clock.now()) });

/**
 * Logs the player out everywhere else: ends all other sessions and all tokens of this one.
 * @returns number of ended sessions, and the new token of this one
 */
export async function endOthers({ db, clock }: PlatformContext, { id, sessionId }: PlayerIdentity, from: RequestOrigin) {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const token = await replaceTokens(tx, sessionId, at);
    const ended = await endSessionsOf(tx, id, at, 'elsewhere', sessionId);
    if (ended) {
      await closePlay(tx, id, at);
      await giveNotice(tx, 'others_logged_out', { playerId: id, at, from, detail: { ended } });
    }
    return { ended, token };
  });
}

/** @throws Refusal `security.this_session`; `platform.not_found` for an ended session or one of another player */
export async function endOneSession(
  { db, clock }: PlatformContext,
  { id, sessionId }: PlayerIdentity,
  wanted: number,
  from: RequestOrigin,
) {
  if (wanted === sessionId) throw new Refusal('security.this_session');
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    if (!(await endOwnSession(tx, { id: wanted, playerId: id }, at, 'elsewhere'))) throw new Refusal('platform.not_found');
    await closePlay(tx, id, at);
    await giveNotice(tx, 'session_ended', { playerId: id, at, from, detail: { session: wanted } });
  });
}

/**
 * Names the device of a session; an empty name removes it.
 * @throws Refusal `platform.not_found` for an ended session, one of another player, and one whose device is not known
 */
export async function renameDevice({ db }: PlatformContext, { id }: PlayerIdentity, sessionId: number, name: string) {
  if (!(await nameDevice(db, { playerId: id, sessionId, name: name.trim() || null }))) throw new Refusal('platform.not_found');
}
