import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCatalogue, type ErrorCode } from '@site/api/contracts/errors';
import { RECEIPT_MAX_BYTES } from '@site/api/contracts/funds';
import { bodyLimitOf, type Endpoint } from '@site/api/schema';
import { isPoisoned } from '../base/pairs';
import { Refusal } from '../base/refusal';

const LIMITS = { fileSize: RECEIPT_MAX_BYTES, files: 1, fields: 20, parts: 21, fieldNameSize: 64, fieldSize: 65_536, headerPairs: 20 };
const TOO_LARGE = 413;

type Fields = Record<string, string | File>;

/**
 * Lets the endpoint of this scope accept a form with one file; its fields become the body, as in any other form. A body that is too large
 * gets the endpoint's own error.
 */
export function acceptFiles(scope: FastifyInstance, endpoint: Endpoint) {
  const maxBodyBytes = bodyLimitOf(endpoint, 'multipart/form-data');
  const tooLarge = endpoint.errors.find((code) => errorCatalogue[code].status === TOO_LARGE) ?? 'platform.too_large';
  scope.register(multipart, { limits: LIMITS });
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readParts(request, { maxBodyBytes, tooLarge });
  });
}

interface Most {
  maxBodyBytes: number;
  tooLarge: ErrorCode;
}

async function readParts(request: FastifyRequest, { maxBodyBytes, tooLarge }: Most): Promise<Fields> {
  try {
    if (Number(request.headers['content-length']) > maxBodyBytes) throw new Refusal(tooLarge);
    return await Promise.race([collect(request), overflow(request, { maxBodyBytes, tooLarge })]);
  } catch (problem) {
    throw refusalOf(problem, tooLarge);
  }
}

async function collect(request: FastifyRequest): Promise<Fields> {
  const fields = new Map<string, string | File>();
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (fields.has(name) || name.endsWith('[]') || isPoisoned(name)) throw new Refusal('platform.malformed');
    fields.set(
      name,
      part.type === 'file' ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype }) : textOf(part),
    );
  }
  return Object.fromEntries(fields);
}

function textOf({ value, valueTruncated }: { value: unknown; valueTruncated: boolean }): string {
  if (typeof value !== 'string' || valueTruncated || value.includes('\0')) throw new Refusal('platform.malformed');
  // Forms send every line break as CRLF.
  return value.replaceAll('\r\n', '\n');
}

/** Counts all bytes of the body, also those between and after the parts. */
const overflow = ({ raw }: FastifyRequest, { maxBodyBytes, tooLarge }: Most) =>
  new Promise<never>((_, refuse) => {
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) refuse(new Refusal(tooLarge));
    });
  });

function refusalOf(problem: unknown, tooLarge: ErrorCode): unknown {
  const code = problem instanceof Error && 'code' in problem ? problem.code : null;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal(tooLarge);
  // Any other error of the parser means that the form of the client cannot be read.
  return problem instanceof Refusal ? problem : new Refusal('platform.malformed');
}
