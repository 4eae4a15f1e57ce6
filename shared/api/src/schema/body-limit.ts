import type { Endpoint } from './endpoint';
import { fileFields } from './files';

/** Default limit of a request body in bytes; a contract may set more (`maxBodyBytes`, `maxUploadBytes`). */
export const DEFAULT_BODY_BYTES = 16_384;

/** Default limit of a form with a file, in bytes: the largest file and room for the other fields. */
export const UPLOAD_BODY_BYTES = 6_291_456;

/** Most bytes of one character: nine in a form (`%E0%A6%95`), six in a JSON escape. */
const BYTES_PER_CHARACTER = 9;
const ROOM_FOR_FIELDS = 2048;

/** Body limit in bytes that holds a text of this many characters in every encoding that a client may use. */
export const bodyBytesFor = (characters: number) => Math.max(DEFAULT_BODY_BYTES, characters * BYTES_PER_CHARACTER + ROOM_FOR_FIELDS);

type Limits = Pick<Endpoint, 'input' | 'maxBodyBytes' | 'maxUploadBytes'>;

/** Largest body of a call in bytes, by its `Content-Type`; a larger one is refused with `platform.too_large` (413). */
export function bodyLimitOf(endpoint: Limits, contentType = ''): number {
  if (isMultipart(contentType) && fileFields(endpoint).length) return endpoint.maxUploadBytes ?? UPLOAD_BODY_BYTES;
  return endpoint.maxBodyBytes ?? DEFAULT_BODY_BYTES;
}

const isMultipart = (contentType: string) => contentType.slice(0, 'multipart/form-data'.length).toLowerCase() === 'multipart/form-data';
