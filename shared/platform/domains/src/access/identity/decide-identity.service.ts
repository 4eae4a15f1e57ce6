import { Refusal } from '@site/platform-kit/base/refusal';
import type { Executor } from '@site/platform-kit/data/database';
import { queuePush, writeMessage } from '#notifications';
import { acceptedMessage, refusedMessage } from './identity.messages';
import { findDocument, setDecided, type IdentityDecision } from './identity.repository';

const PAGE = '/security';

/**
 * Decides a document that waits, and notifies the player.
 * @throws Refusal `platform.not_found`; `funds.not_changeable` when another person has decided it
 */
export async function decideIdentity(tx: Executor, id: number, decision: IdentityDecision) {
  const decided = await setDecided(tx, id, decision);
  if (!decided) throw new Refusal((await findDocument(tx, id)) ? 'funds.not_changeable' : 'platform.not_found');
  const { playerId } = decided;
  const { at, reason } = decision;
  await writeMessage(tx, { playerId, at, ...(reason === null ? acceptedMessage() : refusedMessage(reason)) });
  await queuePush(tx, { playerId, at, news: 'identityDecided', path: PAGE, about: 'identity' });
  return decided;
}
