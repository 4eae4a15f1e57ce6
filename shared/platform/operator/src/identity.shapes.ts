import { IDENTITY_FILE_TYPES, IDENTITY_KINDS, IDENTITY_SIDES, type IdentityFileType } from '@site/api/contracts/identity';
import * as z from '@site/api/schema';
import { PLAYER_STATUSES } from '@site/platform-kit/base/player-status';

/** Most documents in one answer, and most earlier documents of a player. */
export const IDENTITY_ROWS_MAX = 200;
export const EARLIER_DOCUMENTS_MAX = 10;

const FILE_TYPES = Object.keys(IDENTITY_FILE_TYPES) as [IdentityFileType, ...IdentityFileType[]];

const document = { id: z.int(), kind: z.enum(IDENTITY_KINDS), sent_at: z.isoTime() };

/** Schema of a document that waits. */
const waitingDocumentSchema = z.object({ ...document, username: z.string() });
export type WaitingDocument = z.infer<typeof waitingDocumentSchema>;

/** Schema of the queue, the oldest first. */
export const identityQueueSchema = z.object({
  rows: z.array(waitingDocumentSchema),
  /** Number of all documents that wait. */
  count: z.int(),
});
export type IdentityQueue = z.infer<typeof identityQueueSchema>;

const decidedDocument = {
  ...document,
  state: z.enum(['waiting', 'accepted', 'refused']),
  decided_at: z.nullable(z.isoTime()),
  decided_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
};
export type EarlierDocument = z.infer<typeof earlierDocumentSchema>;
const earlierDocumentSchema = z.object(decidedDocument);

/** Schema of a document with all that a decision needs: its files, its player, and the documents before it. */
export const readDocumentSchema = z.object({
  ...decidedDocument,
  /** Files that are kept, the front first. */
  sides: z.array(z.object({ side: z.enum(IDENTITY_SIDES), type: z.enum(FILE_TYPES) })),
  player: z.object({
    username: z.string(),
    name: z.string(),
    /** Birthday, `YYYY-MM-DD`. */
    birthday: z.nullable(z.string()),
    status: z.enum(PLAYER_STATUSES),
    since: z.isoTime(),
  }),
  /** The newest first, without the document itself. */
  earlier: z.array(earlierDocumentSchema),
});
export type ReadDocument = z.infer<typeof readDocumentSchema>;
