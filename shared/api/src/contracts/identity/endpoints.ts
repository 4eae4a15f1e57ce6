import * as z from '@site/api/schema';
import { IDENTITY_KINDS, IDENTITY_SIDES } from './rules';

const kind = z.enum(IDENTITY_KINDS);
const side = z.enum(IDENTITY_SIDES);

const identitySchema = z.object({
  /** Of the document that was sent last. */
  state: z.enum(['none', 'waiting', 'accepted', 'refused']),
  kind: z.nullable(kind),
  /** Sides whose file the platform still has. */
  sides: z.array(side),
  sent_at: z.nullable(z.isoTime()),
  decided_at: z.nullable(z.isoTime()),
  /** Why it was refused: one of `IDENTITY_REASONS`, or words of a person. */
  reason: z.nullable(z.string()),
  /** Files that are stored and not sent for checking yet. */
  draft: z.nullable(z.object({ kind, sides: z.array(side) })),
});
/** State of the player's document of identity, parsed. */
export type Identity = z.infer<typeof identitySchema>;

/** Returns the state of the player's document of identity. */
export const showIdentity = z.defineEndpoint({
  method: 'GET',
  path: '/api/identity',
  access: 'player',
  input: z.strictObject({}),
  output: identitySchema,
  errors: [],
  summary: 'State of the document with which the player proves who they are',
});

/**
 * Stores one side of a document that the player is about to send. It replaces the same side; another kind drops the sides of the kind before.
 * @throws `platform.invalid` with `IDENTITY_FILE_KIND`, `IDENTITY_WAITING` or `IDENTITY_ACCEPTED`; `platform.too_large`; `funds.receipt_quota`
 */
export const uploadIdentityFile = z.defineEndpoint({
  method: 'POST',
  path: '/api/identity/file',
  access: 'player',
  input: z.strictObject({ kind, side, file: z.file() }),
  output: identitySchema,
  errors: ['funds.receipt_quota'],
  summary: 'Store one side of a document: a form with its file',
});

/**
 * Sends the stored sides of a document for checking.
 * @throws `platform.invalid` with `IDENTITY_SIDE_MISSING`, `IDENTITY_WAITING` or `IDENTITY_ACCEPTED`
 */
export const sendIdentity = z.defineEndpoint({
  method: 'POST',
  path: '/api/identity',
  access: 'player',
  input: z.strictObject({ kind }),
  output: identitySchema,
  errors: [],
  summary: 'Send the stored sides of a document for checking',
});

/**
 * Returns one side of the document that was sent last, as a download.
 * @throws `platform.not_found` when nothing was sent, and after the file was deleted
 */
export const getIdentityFile = z.defineEndpoint({
  method: 'GET',
  path: '/api/identity/file',
  access: 'player',
  input: z.strictObject({ side }),
  output: z.file(),
  errors: [],
  summary: 'One side of the document that was sent last, as an attachment',
});
