import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './released-files';
import type { FileForms } from '../store/store';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above this size the best Brotli quality costs seconds and saves half a percent. */
const LARGE_BYTES = 200_000;
const WORTH_IT_BYTES = 512;

/** @param isQuick leaves out compression, for releases that exist for seconds only */
export async function formsOf(file: string, bytes: Uint8Array, isQuick = false): Promise<FileForms> {
  if (isQuick || !isText(file) || bytes.byteLength < WORTH_IT_BYTES) return { identity: bytes };
  const quality = bytes.byteLength > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { identity: bytes, br, gzip: gz };
}
