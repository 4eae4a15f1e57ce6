import type { FastifyRequest } from 'fastify';
import * as z from '@site/api/schema';
import type { Endpoint } from '@site/api/schema';
import { readPairs } from '../base/pairs';
import { Refusal } from '../base/refusal';

type Fields = Record<string, unknown>;

interface Sent {
  fields: Fields;
  /** True when all values are text. */
  isText: boolean;
}

/** Query or body plus path parameters, unparsed. @throws Refusal `platform.malformed` */
export function readSent(endpoint: Endpoint, request: FastifyRequest): Sent {
  const query = readPairs(request.raw.url?.split('?')[1] ?? '');
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const sent = isRead ? query : request.body === undefined ? {} : request.body;
  if (!isFields(sent)) throw new Refusal('platform.malformed');
  const isText = isRead || /urlencoded|multipart/.test(request.headers['content-type'] ?? '');
  return { fields: { ...sent, ...(request.params as Fields) }, isText };
}

/** Parses the request by the input of the contract. @throws Refusal `platform.malformed`, `platform.invalid` */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const { fields, isText } = readSent(endpoint, request);
  return parse(endpoint, fields, isText);
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(endpoint: Endpoint, fields: Fields, isText: boolean): unknown {
  const read = z.safeParse(endpoint.input, fields);
  if (read.success) return read.data;
  const typed = isText ? retyped(fields, read.error.issues) : null;
  if (typed) return parse(endpoint, typed, false);
  throw new Refusal('platform.invalid', { errors: fieldErrors(read.error.issues) });
}

type Issues = readonly Issue[];
interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  expected?: unknown;
  values?: readonly unknown[];
  keys?: string[];
  /** Issues of each option of a union. */
  errors?: readonly Issues[];
}

/** Forms and queries carry only text, so this converts text where the contract expects a number or a boolean. */
function retyped(fields: Fields, issues: Issues): Fields | null {
  const typed = { ...fields };
  let changes = 0;
  for (const issue of issues) {
    const { path, expected } = issue;
    const [key] = path;
    if (path.length !== 1 || typeof key !== 'string') continue;
    const value = fields[key];
    if (expected === 'boolean' && (value === 'true' || value === 'false')) typed[key] = value === 'true';
    else if (wantsNumber(issue) && typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value)) typed[key] = Number(value);
    else continue;
    changes++;
  }
  return changes ? typed : null;
}

const wantsNumber = ({ expected, values, errors }: Issue): boolean =>
  expected === 'number' || typeof values?.[0] === 'number' || Boolean(errors?.some((ways) => ways.some(wantsNumber)));

function fieldErrors(issues: Issues): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [issue.path.join('.') || '_'];
    const text = issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message;
    for (const name of names.slice(0, 20)) errors.set(name.slice(0, 100), [...(errors.get(name) ?? []), text]);
  }
  return Object.fromEntries(errors);
}
