import { fundsErrors, RECEIPT_MAX_BYTES, RECEIPT_TYPES } from '@site/api/contracts/funds';

const EXTENSIONS: readonly string[] = Object.values(RECEIPT_TYPES).flat();

/** For the file picker. */
export const ACCEPTED = [...Object.keys(RECEIPT_TYPES), ...EXTENSIONS.map((extension) => `.${extension}`)].join(',');

const BYTES_PER_MB = 1_048_576;
export const RECEIPT_MAX_MB = RECEIPT_MAX_BYTES / BYTES_PER_MB;

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

// Some phones name no type for a file of another app; then its ending speaks. The platform reads the file itself.
const isOfKnownKind = ({ name, type }: File) => (type ? type in RECEIPT_TYPES : EXTENSIONS.includes(extensionOf(name)));

/** What is wrong with a file before it is sent, or null. */
export function receiptProblem(file: File): string | null {
  if (!isOfKnownKind(file)) return fundsErrors['funds.receipt_kind'].message;
  if (file.size > RECEIPT_MAX_BYTES) return fundsErrors['funds.receipt_too_large'].message;
  return null;
}

export const isPicture = ({ name, type }: File) => (type ? type.startsWith('image/') : extensionOf(name) !== 'pdf');

/** `1.4 MB`, `320 KB`. */
export const sizeText = (bytes: number) =>
  bytes >= BYTES_PER_MB ? `${(bytes / BYTES_PER_MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
