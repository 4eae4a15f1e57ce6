import { acceptOf, ATTACHMENT_TYPES, fileProblem, type NamedFile } from '../attachment';

/** Documents that prove who a player is. */
export const IDENTITY_KINDS = ['nid', 'passport', 'driving_licence'] as const;
/** Document that proves who a player is. */
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

/** Sides of a document; each is a file of its own. */
export const IDENTITY_SIDES = ['front', 'back'] as const;
/** Side of a document. */
export type IdentitySide = (typeof IDENTITY_SIDES)[number];

/** Sides that a document needs. All data of a passport are on one page. */
export const SIDES_OF: Record<IdentityKind, readonly IdentitySide[]> = {
  nid: ['front', 'back'],
  passport: ['front'],
  driving_licence: ['front', 'back'],
};

/** Media type -> extensions of the files of a document. */
export const IDENTITY_FILE_TYPES = { ...ATTACHMENT_TYPES, 'image/webp': ['webp'] } as const;
/** Media type of a file of a document. */
export type IdentityFileType = keyof typeof IDENTITY_FILE_TYPES;

/** Value of `accept` for a file picker. */
export const IDENTITY_ACCEPT = acceptOf(IDENTITY_FILE_TYPES);

/** Hours after which files that were not sent for checking are deleted. */
export const IDENTITY_DRAFT_HOURS = 24;
/** Days after the decision in which the files are kept. */
export const IDENTITY_KEPT_DAYS = 30;

/** Most characters of the reason of a refusal. */
export const IDENTITY_REASON_MAX = 300;

/** Reasons of a refusal that players read in both languages; a person may write own words instead. */
export const IDENTITY_REASONS = [
  'The picture cannot be read. Please take a new one in good light.',
  'A part of the document is not in the picture.',
  'The document is not valid any more.',
  'The name or the birthday is not the one of your account.',
  'This is not one of the documents that we accept.',
] as const;

export const IDENTITY_FILE_KIND = 'A document is a JPG, PNG, WebP or PDF file.';
export const IDENTITY_FILE_TOO_LARGE = 'A file of a document has at most 5 MB.';
export const IDENTITY_WAITING = 'Your document is being checked. You can send another one after the decision.';
export const IDENTITY_ACCEPTED = 'Your document is accepted already.';
export const IDENTITY_SIDE_MISSING = 'A side of the document is missing. Please choose its file again.';

/** Message for a file that cannot be sent; null for a good file. */
export const identityFileProblem = (file: NamedFile): string | null =>
  fileProblem(IDENTITY_FILE_TYPES, file, { kind: IDENTITY_FILE_KIND, tooLarge: IDENTITY_FILE_TOO_LARGE });
