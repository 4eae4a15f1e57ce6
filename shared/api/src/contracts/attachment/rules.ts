/** Of whatever a player attaches: a receipt, a screenshot. */
export const ATTACHMENT_MAX_BYTES = 5_242_880;
/** Receipts and attachments of one player on one day in Dhaka, together. */
export const ATTACHMENT_BYTES_A_DAY = 52_428_800;
/** Extensions of each kind of file that may be attached. */
export const ATTACHMENT_TYPES = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'], 'application/pdf': ['pdf'] } as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

const EXTENSIONS: readonly string[] = Object.values(ATTACHMENT_TYPES).flat();
const BYTES_PER_MB = 1_048_576;

export const ATTACHMENT_MAX_MB = ATTACHMENT_MAX_BYTES / BYTES_PER_MB;

/** For the file picker. */
export const ATTACHMENT_ACCEPT = [...Object.keys(ATTACHMENT_TYPES), ...EXTENSIONS.map((extension) => `.${extension}`)].join(',');

/** A file by what its owner says of it; `type` is empty where a device names none. */
export interface NamedFile {
  name: string;
  type: string;
  size: number;
}

/** In small letters; empty when the name has none. */
export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

// Some phones name no type for a file of another app; then its ending speaks. The platform reads the file itself.
const isOfKnownKind = ({ name, type }: NamedFile) =>
  type ? Object.hasOwn(ATTACHMENT_TYPES, type) : EXTENSIONS.includes(extensionOf(name));

/** What is wrong with a file before it is sent, in the caller's words, or null. */
export function attachmentProblem<T>(file: NamedFile, says: { kind: T; tooLarge: T }): T | null {
  if (!isOfKnownKind(file)) return says.kind;
  return file.size > ATTACHMENT_MAX_BYTES ? says.tooLarge : null;
}

export const isPicture = ({ name, type }: Pick<NamedFile, 'name' | 'type'>) =>
  type ? type.startsWith('image/') : extensionOf(name) !== 'pdf';

/** `1.4 MB`, `320 KB`. */
export const sizeText = (bytes: number) =>
  bytes >= BYTES_PER_MB ? `${(bytes / BYTES_PER_MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
