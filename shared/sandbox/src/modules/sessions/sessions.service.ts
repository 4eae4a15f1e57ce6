import type { PlayerIdentity } from '#core/route';
import { writeAudit } from '#core/audit';
import type { Clock } from '#core/clock';
import type { PlatformContext } from '#core/context';
import { inTransaction, type Executor } from '#core/database';
import { Refusal } from '#core/refusal';
import { digest, randomToken } from '#core/secrets';
import { judgeToken } from './sessions.policy';
import { endSession, findToken, insertSession, insertToken, markReplaced, touchSession, type FoundToken } from './sessions.repository';

export interface OpenedSession {
  token: string;
  exchangeToken: string;
}

export async function openSession(tx: Executor, clock: Clock, playerId: number): Promise<OpenedSession> {
  const token = randomToken();
  const exchangeToken = randomToken();
  const at = clock.now();
  const sessionId = await insertSession(tx, { playerId, exchangeTokenHash: digest(exchangeToken), at });
  await insertToken(tx, { hash: digest(token), sessionId, at });
  return { token, exchangeToken };
}

export interface Identified {
  player: PlayerIdentity;
  renewedToken?: string;
}

/** Whose token this is, with the next one when it is due. @throws Refusal `platform.unauthenticated` */
export async function identifyToken(context: PlatformContext, token: string, ip: string): Promise<Identified> {
  const { db, clock } = context;
  const hash = digest(token);
  const found = await findToken(db, hash);
  if (!found) throw new Refusal('platform.unauthenticated');

  const now = clock.now();
  const verdict = judgeToken(found, now);
  switch (verdict) {
    case 'blocked':
    case 'idle':
    case 'reused':
      await endSession(db, found.sessionId, now, verdict);
      if (verdict === 'reused')
        await writeAudit(db, { at: now, action: 'token_reused', playerId: found.playerId, ip, detail: { session: found.sessionId } });
      throw new Refusal('platform.unauthenticated');
    case 'replace':
    case 'repeat':
      return { player: identityOf(found), renewedToken: await renew(db, hash, found.sessionId, now, verdict === 'repeat') };
    case 'touch':
      await touchSession(db, found.sessionId, now);
      return { player: identityOf(found) };
    case 'live':
      return { player: identityOf(found) };
  }
}

const identityOf = ({ playerId, remoteId, username, sessionId }: FoundToken): PlayerIdentity => ({
  id: playerId,
  remoteId,
  username,
  sessionId,
});

async function renew(db: Executor, hash: string, sessionId: number, at: Date, isReplaced: boolean): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    if (!isReplaced && !(await markReplaced(tx, hash, at))) return undefined;
    const token = randomToken();
    await insertToken(tx, { hash: digest(token), sessionId, at });
    await touchSession(tx, sessionId, at);
    return token;
  });
}
