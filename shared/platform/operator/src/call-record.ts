import type { FastifyRequest } from 'fastify';
import { writeAudit } from '@site/platform-kit/http/audit';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { SECRETS } from '@site/platform-kit/base/logging';
import { accountKey, findByUsername, findIdentityDocument } from '@site/platform-domains/access';
import { findComplaint } from '@site/platform-domains/support';
import { findNamed } from '@site/platform-domains/funds';
import { chatNamed } from './chat.service';
import type { Operator } from './operator';

/** Audit row of one call: it is started with the request and written before the response is sent. */
export interface CallRecord {
  operator: Operator | null;
  input: Record<string, unknown>;
  playerId: number | undefined;
  isWritten: boolean;
  /** True when no limit counts this call, so it has a row only with a person. */
  isFree: boolean;
}

export const newRecord = (): CallRecord => ({ operator: null, input: {}, playerId: undefined, isWritten: false, isFree: false });

/** @param call method and path of the contract */
export async function writeCall({ db, clock }: PlatformContext, call: string, record: CallRecord, { ip }: FastifyRequest, outcome: number) {
  if (record.isWritten) return;
  record.isWritten = true;
  const { operator, input, playerId } = record;
  await writeAudit(db, {
    at: clock.now(),
    action: 'operator.call',
    ...(playerId === undefined ? {} : { playerId }),
    ip,
    who: operator?.name,
    call,
    outcome,
    detail: { ...(operator ? { role: operator.role, by: operator.by } : {}), input },
  });
}

const FIELDS_KEPT = 30;
const NAME_KEPT = 64;
const VALUE_KEPT = 300;

/** Input of a call for the audit log; secrets are hidden and long values are shortened. */
export const recordedInput = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, FIELDS_KEPT)
      .map(([name, value]) => [storable(name, NAME_KEPT), SECRETS.includes(name) ? '[hidden]' : recordedValue(value)]),
  );

function recordedValue(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'string') return storable(value, VALUE_KEPT);
  return storable(JSON.stringify(value, hideSecrets) ?? '', VALUE_KEPT);
}

const hideSecrets = (name: string, value: unknown) => (SECRETS.includes(name) ? '[hidden]' : value);

/** PostgreSQL stores neither NUL nor half of a surrogate pair in JSON. */
const storable = (text: string, length: number) => Buffer.from(text.slice(0, length).replaceAll('\0', '')).toString();

/** Look-ups by the fields of a call that name a player or something that belongs to a player. */
const PLAYERS: Record<string, (context: PlatformContext, named: string) => Promise<number | undefined>> = {
  username: async ({ db }, name) => (await findByUsername(db, accountKey(name)))?.id,
  chat: async ({ db }, name) => (await chatNamed(db, name)).playerId,
  reference: async ({ db }, reference) => (await findComplaint(db, reference.trim().toUpperCase()))?.playerId,
  document: async ({ db }, id) => (await findIdentityDocument(db, Number(id)))?.playerId,
  transaction_id: async ({ db }, id) => {
    const found = await findNamed(db, id);
    return found.length === 1 ? found[0]?.playerId : undefined;
  },
};

/** @returns the player named in the input; undefined when none is named, or an unknown one */
export async function playerNamed(context: PlatformContext, input: object): Promise<number | undefined> {
  for (const [field, value] of Object.entries(input)) {
    const find = Object.hasOwn(PLAYERS, field) ? PLAYERS[field] : undefined;
    if (find && typeof value === 'string') return find(context, value).catch(() => undefined);
  }
  return undefined;
}
