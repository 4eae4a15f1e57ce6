import { ATTACHMENT_MAX_BYTES } from '@site/api/contracts/attachment';
import {
  IDENTITY_ACCEPTED,
  IDENTITY_DRAFT_HOURS,
  IDENTITY_FILE_KIND,
  IDENTITY_FILE_TOO_LARGE,
  IDENTITY_FILE_TYPES,
  IDENTITY_KEPT_DAYS,
  IDENTITY_SIDE_MISSING,
  IDENTITY_WAITING,
  SIDES_OF,
  type IdentityKind,
  type IdentitySide,
} from '@site/api/contracts/identity';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { fileKind } from '@site/platform-kit/files/attachment-kind';
import { takeStorage } from '@site/platform-kit/files/storage-quota';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { lockPlayer } from '../accounts/accounts.repository';
import {
  deleteDraft,
  deleteOldDrafts,
  deleteOldFiles,
  findDraft,
  findFile,
  findLastSent,
  insertDraft,
  listSides,
  saveFile,
  setWaiting,
} from './identity.repository';

const HOUR_S = 3600;
const DAY_S = 86_400;

/** The document that was sent last and the draft of the next one, each with its sides. */
export async function readIdentity(db: Executor, playerId: number) {
  const [sent, draft] = [await findLastSent(db, playerId), await findDraft(db, playerId)];
  const sidesOf = async (document: { id: number } | null) => (document ? (await listSides(db, document.id)).map(({ side }) => side) : []);
  return { sent, sides: await sidesOf(sent), draft: draft && { kind: draft.kind, sides: await sidesOf(draft) } };
}

interface SentFile {
  kind: IdentityKind;
  side: IdentitySide;
  file: File;
}

/**
 * Stores one side of the draft; a draft of another kind is dropped.
 * @throws Refusal `platform.invalid`, `platform.too_large`, `funds.receipt_quota`
 */
export async function storeSide({ db, clock }: PlatformContext, playerId: number, { kind, side, file }: SentFile) {
  if (file.size > ATTACHMENT_MAX_BYTES) throw new Refusal('platform.too_large', { message: IDENTITY_FILE_TOO_LARGE });
  if (!SIDES_OF[kind].includes(side)) throw new Refusal('platform.invalid');
  const body = Buffer.from(await file.arrayBuffer());
  const contentType = fileKind(IDENTITY_FILE_TYPES, file.name, body);
  if (!contentType) throw new Refusal('platform.invalid', { message: IDENTITY_FILE_KIND });
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    await refuseUnlessOpen(tx, playerId);
    await takeStorage(tx, { playerId, bytes: body.length, at, refusal: 'funds.receipt_quota' });
    const draft = await findDraft(tx, playerId);
    if (draft && draft.kind !== kind) await deleteDraft(tx, playerId);
    const documentId = draft?.kind === kind ? draft.id : await insertDraft(tx, { playerId, kind, at });
    await saveFile(tx, { documentId, side, contentType, body, at });
  });
}

/** Sends the draft for checking. @throws Refusal `platform.invalid` */
export async function sendDraft({ db, clock }: PlatformContext, playerId: number, kind: IdentityKind) {
  await inTransaction(db, async (tx) => {
    await refuseUnlessOpen(tx, playerId);
    const draft = await findDraft(tx, playerId);
    const sides = draft?.kind === kind ? (await listSides(tx, draft.id)).map(({ side }) => side) : [];
    const isComplete = SIDES_OF[kind].every((side) => sides.includes(side));
    if (!draft || !isComplete || !(await setWaiting(tx, draft.id, clock.now())))
      throw new Refusal('platform.invalid', { message: IDENTITY_SIDE_MISSING });
  });
}

/** Locks the player, so that two pages of the player act one after the other. */
async function refuseUnlessOpen(tx: Executor, playerId: number) {
  await lockPlayer(tx, playerId);
  const state = (await findLastSent(tx, playerId))?.state;
  if (state === 'waiting') throw new Refusal('platform.invalid', { message: IDENTITY_WAITING });
  if (state === 'accepted') throw new Refusal('platform.invalid', { message: IDENTITY_ACCEPTED });
}

/** @throws Refusal `platform.not_found`, also when the file was deleted after the decision */
export async function readOwnSide(db: Executor, playerId: number, side: IdentitySide): Promise<File> {
  const sent = await findLastSent(db, playerId);
  if (!sent) throw new Refusal('platform.not_found');
  return readSide(db, sent, side);
}

/** The file of one side under a name of our own. @throws Refusal `platform.not_found` */
export async function readSide(db: Executor, { id, kind }: { id: number; kind: IdentityKind }, side: IdentitySide): Promise<File> {
  const kept = await findFile(db, id, side);
  if (!kept) throw new Refusal('platform.not_found');
  const name = `${kind.replace('_', '-')}-${side}.${IDENTITY_FILE_TYPES[kept.contentType][0]}`;
  return new File([kept.body], name, { type: kept.contentType });
}

/** Deletes files that nobody needs any more: those of decided documents, and those that were not sent for checking. */
export async function sweepIdentity({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  await deleteOldFiles(db, secondsAfter(clock.now(), -IDENTITY_KEPT_DAYS * DAY_S));
  await deleteOldDrafts(db, secondsAfter(clock.now(), -IDENTITY_DRAFT_HOURS * HOUR_S));
}
