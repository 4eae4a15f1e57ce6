import { IDENTITY_REASON_MAX, IDENTITY_SIDES } from '@site/api/contracts/identity';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { identityQueueSchema, readDocumentSchema } from './identity.shapes';

/** Number of a document, as text: it is part of the path. */
const named = { document: z.text({ max: 15, pattern: /^[1-9]\d*$/ }) };

export const listDocuments = defineCall({
  method: 'GET',
  path: '/operator/identity',
  role: 'cashier',
  input: z.strictObject({}),
  output: identityQueueSchema,
  summary: 'Documents of identity that wait for a decision, the oldest first',
});

export const readDocument = defineCall({
  method: 'GET',
  path: '/operator/identity/:document',
  role: 'cashier',
  input: z.strictObject(named),
  output: readDocumentSchema,
  summary: 'A document with its player, its decision and the documents before it',
});

/** The file itself, with the type that its bytes have. */
export const readDocumentFile = defineCall({
  method: 'GET',
  path: '/operator/identity/:document/files/:side',
  role: 'cashier',
  input: z.strictObject({ ...named, side: z.enum(IDENTITY_SIDES) }),
  summary: 'One side of a document, as the player sent it',
});

export const acceptDocument = defineCall({
  method: 'POST',
  path: '/operator/identity/:document/accept',
  role: 'cashier',
  input: z.strictObject(named),
  output: readDocumentSchema,
  summary: 'Accept a document that waits; the player gets a message',
});

export const refuseDocument = defineCall({
  method: 'POST',
  path: '/operator/identity/:document/refuse',
  role: 'cashier',
  input: z.strictObject({ ...named, reason: z.text({ max: IDENTITY_REASON_MAX, pattern: /\S/ }) }),
  output: readDocumentSchema,
  summary: 'Refuse a document that waits; the player reads the reason and may send another one',
});
