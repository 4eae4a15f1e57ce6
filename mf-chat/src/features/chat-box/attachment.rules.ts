import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES, chatErrors } from '@site/api/contracts/chat';

const EXTENSIONS: readonly string[] = Object.values(ATTACHMENT_TYPES).flat();

/** For the file picker. */
export const ACCEPTED = [...Object.keys(ATTACHMENT_TYPES), ...EXTENSIONS.map((extension) => `.${extension}`)].join(',');

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

// Some phones name no type for a file of another app; then its ending speaks. The platform reads the file itself.
const isOfKnownKind = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  type ? type in ATTACHMENT_TYPES : EXTENSIONS.includes(extensionOf(name));

/** What is wrong with a file before it is sent, or null. */
export function attachmentProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isOfKnownKind(file)) return chatErrors['chat.attachment_kind'].message;
  return file.size > ATTACHMENT_MAX_BYTES ? chatErrors['chat.attachment_too_large'].message : null;
}

export const isPicture = ({ name, type }: Pick<File, 'name' | 'type'>) => (type ? type.startsWith('image/') : extensionOf(name) !== 'pdf');

const BYTES_PER_MB = 1_048_576;

/** `1.4 MB`, `320 KB`. */
export const sizeText = (bytes: number) =>
  bytes >= BYTES_PER_MB ? `${(bytes / BYTES_PER_MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
