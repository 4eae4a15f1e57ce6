import { ATTACHMENT_TYPES, extensionOf, type AttachmentType } from '@site/api/contracts/attachment';
import { carriesMore, type ReadType } from './file-content';

const startsWith =
  (...bytes: readonly number[]) =>
  (content: Buffer) =>
    bytes.every((byte, at) => content[at] === byte);

/** First bytes of a file of each kind. */
const BEGINNINGS: Record<ReadType, (content: Buffer) => boolean> = {
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (content) => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP',
  'application/pdf': startsWith(0x25, 0x50, 0x44, 0x46, 0x2d),
};

/**
 * Kind of a file whose content and name agree; the type from the client is ignored. Null for any other file, and for one with active or
 * foreign content.
 * @param types media type -> extensions of the files that are accepted
 */
export function fileKind<T extends ReadType>(types: Readonly<Record<T, readonly string[]>>, name: string, content: Buffer): T | null {
  const kind = (Object.keys(types) as T[]).find((known) => BEGINNINGS[known](content));
  return kind && types[kind].includes(extensionOf(name)) && !carriesMore(kind, content) ? kind : null;
}

/** Like `fileKind`, for the files that a player can attach. */
export const attachmentKind = (name: string, content: Buffer) => fileKind<AttachmentType>(ATTACHMENT_TYPES, name, content);
