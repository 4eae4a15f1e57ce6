import type { PlayerIdentity } from '#core/route';
import type { Clock } from '#core/clock';
import type { PlatformContext } from '#core/context';
import { inTransaction, type Executor } from '#core/database';
import { Refusal } from '#core/refusal';
import type { RequestOrigin } from '#core/request-origin';
import { digest, randomToken } from '#core/secrets';
import { giveNotice } from '../security/notices.service';
import { judgeToken } from './sessions.policy';
import {
  endSession,
  findToken,
  insertSession,
  insertToken,
  markReplaced,
  touchSession,
  type FoundToken,
  type Use,
} from './sessions.repository';

export interface OpenedSession {
  sessionId: number;
  token: string;
  exchangeToken: string;
}

export async function openSession(tx: Executor, clock: Clock, playerId: number, from: UsedFrom): Promise<OpenedSession> {
  const token = randomToken();
  const exchangeToken = randomToken();
  const at = clock.now();
  const sessionId = await insertSession(tx, { playerId, exchangeTokenHash: digest(exchangeToken), ...asUse(from, at) });
  await insertToken(tx, { hash: digest(token), sessionId, at });
  return { sessionId, token, exchangeToken };
}

type UsedFrom = Pick<RequestOrigin, 'ip' | 'userAgent'>;

const asUse = ({ ip, userAgent }: UsedFrom, at: Date): Use => ({ at, ip, userAgent });

export interface Identified {
  player: PlayerIdentity;
  renewedToken?: string;
}

/** Whose token this is, with the next one when it is due. @throws Refusal `platform.unauthenticated` */
export async function identifyToken(context: PlatformContext, token: string, from: UsedFrom): Promise<Identified> {
  const { db, clock } = context;
  const hash = digest(token);
  const found = await findToken(db, hash);
  if (!found) throw new Refusal('platform.unauthenticated');

  const now = clock.now();
  const verdict = judgeToken(found, now);
  switch (verdict) {
    case 'reused':
      await endReused(db, found, now, from);
      throw new Refusal('platform.unauthenticated');
    case 'blocked':
    case 'idle':
      await endSession(db, found.sessionId, now, verdict);
      throw new Refusal('platform.unauthenticated');
    case 'replace':
    case 'repeat':
      return { player: identityOf(found), renewedToken: await renew(db, hash, found.sessionId, asUse(from, now), verdict === 'repeat') };
    case 'touch':
      await touchSession(db, found.sessionId, asUse(from, now));
      return { player: identityOf(found) };
    case 'live':
      return { player: identityOf(found) };
  }
}

/** Somebody else may hold it: the player is told. */
const endReused = (db: Executor, { sessionId, playerId }: FoundToken, at: Date, from: UsedFrom) =>
  inTransaction(db, async (tx) => {
    if (!(await endSession(tx, sessionId, at, 'reused'))) return;
    await giveNotice(tx, 'token_reused', { playerId, at, from, detail: { session: sessionId } });
  });

const identityOf = ({ playerId, remoteId, username, sessionId }: FoundToken): PlayerIdentity => ({
  id: playerId,
  remoteId,
  username,
  sessionId,
});

async function renew(db: Executor, hash: string, sessionId: number, use: Use, isReplaced: boolean): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    if (!isReplaced && !(await markReplaced(tx, hash, use.at))) return undefined;
    const token = randomToken();
    await insertToken(tx, { hash: digest(token), sessionId, at: use.at });
    await touchSession(tx, sessionId, use);
    return token;
  });
}
