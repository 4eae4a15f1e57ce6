import { ATTACHMENT_TYPES, extensionOf, type AttachmentType } from '@site/api/contracts/attachment';
import { carriesMore } from './file-content';

/** First bytes of a file of each kind. */
const BEGINNINGS: Record<AttachmentType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

const KINDS = Object.keys(ATTACHMENT_TYPES) as AttachmentType[];

/**
 * Kind of a file whose content and name agree; the type from the client is ignored. Null for any other file, and for one with active or
 * foreign content.
 */
export function attachmentKind(name: string, content: Buffer): AttachmentType | null {
  const kind = KINDS.find((known) => BEGINNINGS[known].every((byte, at) => content[at] === byte));
  const extensions: readonly string[] = kind ? ATTACHMENT_TYPES[kind] : [];
  return kind && extensions.includes(extensionOf(name)) && !carriesMore(kind, content) ? kind : null;
}
