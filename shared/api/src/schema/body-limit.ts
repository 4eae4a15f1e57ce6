import type { Endpoint } from './endpoint';
import { fileFields } from './files';

/** Bytes of a body that any call may carry; a contract that takes more says so (`maxBodyBytes`, `maxUploadBytes`). */
export const DEFAULT_BODY_BYTES = 16_384;

/** Bytes of a form with a file: the largest file, and room for its other fields. */
export const UPLOAD_BODY_BYTES = 6_291_456;

/** Most bytes of one character: nine in a form (`%E0%A6%95`), six in a JSON escape. */
const BYTES_PER_CHARACTER = 9;
const ROOM_FOR_FIELDS = 2048;

/** Bytes of a body that holds a text of this length, in every encoding that its sender may choose. */
export const bodyBytesFor = (characters: number) => Math.max(DEFAULT_BODY_BYTES, characters * BYTES_PER_CHARACTER + ROOM_FOR_FIELDS);

type Limits = Pick<Endpoint, 'input' | 'maxBodyBytes' | 'maxUploadBytes'>;

/** Bytes of the largest body that a call reads, by the body's `Content-Type`. More is refused with 413. */
export function bodyLimitOf(endpoint: Limits, contentType = ''): number {
  if (isMultipart(contentType) && fileFields(endpoint).length) return endpoint.maxUploadBytes ?? UPLOAD_BODY_BYTES;
  return endpoint.maxBodyBytes ?? DEFAULT_BODY_BYTES;
}

const isMultipart = (contentType: string) => contentType.slice(0, 'multipart/form-data'.length).toLowerCase() === 'multipart/form-data';
