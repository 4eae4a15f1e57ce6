/** Largest file that a player can attach (a receipt, a screenshot), in bytes. @see N-29 */
export const ATTACHMENT_MAX_BYTES = 5_242_880;
/** Most bytes of receipts and attachments of one player in one day in Dhaka. */
export const ATTACHMENT_BYTES_A_DAY = 52_428_800;
/** Media type -> extensions of the files that a player can attach. */
export const ATTACHMENT_TYPES = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'], 'application/pdf': ['pdf'] } as const;
/** Media type of a file that a player can attach. */
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** Media type -> extensions of its files. */
export type FileTypes = Readonly<Record<string, readonly string[]>>;

const BYTES_PER_MB = 1_048_576;

/** `ATTACHMENT_MAX_BYTES` in MB, for texts. */
export const ATTACHMENT_MAX_MB = ATTACHMENT_MAX_BYTES / BYTES_PER_MB;

/** Value of `accept` for a file picker: media types and extensions. */
export const acceptOf = (types: FileTypes) =>
  [
    ...Object.keys(types),
    ...Object.values(types)
      .flat()
      .map((extension) => `.${extension}`),
  ].join(',');

/** Value of `accept` for a file that a player can attach. */
export const ATTACHMENT_ACCEPT = acceptOf(ATTACHMENT_TYPES);

/** A file as the device describes it: `size` in bytes, `type` empty when the device names none. */
export interface NamedFile {
  name: string;
  type: string;
  size: number;
}

/** Extension of a file name in small letters; empty when the name has none. */
export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

// Some phones name no type for a file of another app, so the extension decides. The platform reads the content itself.
const isOfKind = ({ name, type }: NamedFile, types: FileTypes) =>
  type ? Object.hasOwn(types, type) : Object.values(types).some((extensions) => extensions.includes(extensionOf(name)));

/** Returns the caller's text for a file of another kind than `types`, or of more than `ATTACHMENT_MAX_BYTES`; null for a good file. */
export function fileProblem<T>(types: FileTypes, file: NamedFile, message: { kind: T; tooLarge: T }): T | null {
  if (!isOfKind(file, types)) return message.kind;
  return file.size > ATTACHMENT_MAX_BYTES ? message.tooLarge : null;
}

/** Like `fileProblem`, for the files that a player can attach. */
export function attachmentProblem<T>(file: NamedFile, message: { kind: T; tooLarge: T }): T | null {
  return fileProblem(ATTACHMENT_TYPES, file, message);
}

/** True for an image; without a type everything but a PDF counts as one. */
export const isPicture = ({ name, type }: Pick<NamedFile, 'name' | 'type'>) =>
  type ? type.startsWith('image/') : extensionOf(name) !== 'pdf';

/** Prints a size in bytes: `1.4 MB`, `320 KB`. */
export const sizeText = (bytes: number) =>
  bytes >= BYTES_PER_MB ? `${(bytes / BYTES_PER_MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
