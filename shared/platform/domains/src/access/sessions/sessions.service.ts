import type { PlayerIdentity } from '@site/platform-kit/http/route';
import type { Clock } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { seal, unseal } from '@site/platform-kit/secrets/sealing';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import { giveNotice } from '../notices/notices.service';
import { isStillServed, judgeToken } from './sessions.policy';
import { endSession, insertSession, lockSession, touchSession, type SessionUse } from './sessions.repository';
import { deleteTokensOf, findSuccessor, findToken, insertToken, markReplaced, markUsed, type FoundToken } from './tokens.repository';

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

const asUse = ({ ip, userAgent }: UsedFrom, at: Date): SessionUse => ({ at, ip, userAgent });

export interface Identified {
  player: PlayerIdentity;
  renewedToken?: string;
}

/** Finds the player of a token, with its successor when one is due or was handed out before. @throws Refusal `platform.unauthenticated` */
export async function identifyToken(context: PlatformContext, token: string, from: UsedFrom): Promise<Identified> {
  const { db, clock } = context;
  const hash = digest(token);
  const found = await findToken(db, hash);
  if (!found) throw new Refusal('platform.unauthenticated');

  const now = clock.now();
  const player = identityOf(found);
  const verdict = judgeToken(found, now);
  switch (verdict) {
    case 'blocked':
    case 'expired':
      await endSession(db, found.sessionId, now, verdict);
      throw new Refusal('platform.unauthenticated');
    case 'replaced':
      return { player, renewedToken: await repeatSuccessor(db, { token, hash, found }, now, from) };
    case 'replace':
      return { player, renewedToken: await renew(db, { token, hash, found }, now, from) };
    case 'touch':
    case 'live':
      // The first token of a session follows no other, so its first use does not matter.
      if (found.replaces && !found.firstUsedAt) await markUsed(db, hash, now);
      if (verdict === 'touch') await touchSession(db, found.sessionId, asUse(from, now));
      return { player };
  }
}

interface Presented {
  token: string;
  hash: string;
  found: FoundToken;
}

/** Returns the one successor again. A token that is used after its grace has two holders, so the session ends and the owner gets a notice. */
async function repeatSuccessor(db: Executor, { token, hash, found }: Presented, now: Date, from: UsedFrom): Promise<string> {
  const successor = await findSuccessor(db, hash);
  if (!successor) throw new Refusal('platform.unauthenticated');
  const { replacedAt, sealedNext, nextUsedAt } = successor;
  if (sealedNext && isStillServed(replacedAt, nextUsedAt, now)) return unseal(token, hash, sealedNext);
  await endReused(db, found, now, from);
  throw new Refusal('platform.unauthenticated');
}

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

/** One of several parallel requests creates the successor; the others wait for it and return the same one. */
async function renew(db: Executor, presented: Presented, now: Date, from: UsedFrom): Promise<string> {
  const { token, hash, found } = presented;
  const next = randomToken();
  const isFirst = await inTransaction(db, async (tx) => {
    if (!(await lockSession(tx, found.sessionId))) throw new Refusal('platform.unauthenticated');
    // The token itself seals its successor, so neither the database nor a key of the installation reveals it.
    if (!(await markReplaced(tx, hash, seal(token, hash, next), now))) return false;
    await insertToken(tx, { hash: digest(next), sessionId: found.sessionId, at: now, replaces: hash });
    await touchSession(tx, found.sessionId, asUse(from, now));
    return true;
  });
  return isFirst ? next : repeatSuccessor(db, presented, now, from);
}

/**
 * Replaces all tokens of the session by a new one, at once and without a grace: after a step that shuts others out, copies of the old
 * ones are worthless. @throws Refusal `platform.unauthenticated` when the session has ended
 */
export async function replaceTokens(tx: Executor, sessionId: number, at: Date): Promise<string> {
  if (!(await lockSession(tx, sessionId))) throw new Refusal('platform.unauthenticated');
  await deleteTokensOf(tx, sessionId);
  const token = randomToken();
  await insertToken(tx, { hash: digest(token), sessionId, at });
  return token;
}
