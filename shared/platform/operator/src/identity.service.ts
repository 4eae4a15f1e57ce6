import type { IdentitySide } from '@site/api/contracts/identity';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import {
  decideIdentity,
  findIdentityDocument,
  findPlayer,
  type IdentityDocument,
  listSentDocuments,
  listSides,
  listWaitingDocuments,
  readSide,
} from '@site/platform-domains/access';
import { EARLIER_DOCUMENTS_MAX, type EarlierDocument, IDENTITY_ROWS_MAX, type IdentityQueue, type ReadDocument } from './identity.shapes';
import type { Operator } from './operator';

/** Documents that wait, the oldest first. */
export async function readDocuments({ db }: PlatformContext): Promise<IdentityQueue> {
  const { rows, count } = await listWaitingDocuments(db, IDENTITY_ROWS_MAX);
  return {
    rows: rows.map(({ document: { id, kind, sentAt }, username }) => ({ id, kind, sent_at: sentAt.toISOString(), username })),
    count,
  };
}

/** @throws Refusal `platform.not_found` */
export async function describeDocument({ db }: PlatformContext, id: number): Promise<ReadDocument> {
  return describe(db, await documentOf(db, id));
}

/** @throws Refusal `platform.not_found`, also for a file that was deleted after the decision */
export const documentFile = async ({ db }: PlatformContext, id: number, side: IdentitySide): Promise<File> =>
  readSide(db, await documentOf(db, id), side);

/** @param reason null accepts the document @throws Refusal `platform.not_found`, `funds.not_changeable` */
export async function decideDocument({ db, clock }: PlatformContext, id: number, reason: string | null, { name: by }: Operator) {
  const decided = await inTransaction(db, (tx) => decideIdentity(tx, id, { by, reason, at: clock.now() }));
  return describe(db, decided);
}

async function documentOf(db: Executor, id: number): Promise<IdentityDocument> {
  const document = await findIdentityDocument(db, id);
  if (!document) throw new Refusal('platform.not_found');
  return document;
}

async function describe(db: Executor, document: IdentityDocument): Promise<ReadDocument> {
  const { username, name, dateOfBirth: birthday, status, createdAt } = await findPlayer(db, document.playerId);
  const sent = await listSentDocuments(db, document.playerId, EARLIER_DOCUMENTS_MAX + 1);
  return {
    ...present(document),
    sides: await listSides(db, document.id),
    player: { username, name, birthday, status, since: createdAt.toISOString() },
    earlier: sent
      .filter(({ id }) => id < document.id)
      .slice(0, EARLIER_DOCUMENTS_MAX)
      .map(present),
  };
}

const present = ({ id, kind, state, sentAt, decidedAt, decidedBy, reason }: IdentityDocument): EarlierDocument => ({
  id,
  kind,
  state,
  sent_at: sentAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
  decided_by: decidedBy,
  reason,
});
