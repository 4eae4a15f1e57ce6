import { createHash } from 'node:crypto';
import { paisaOf } from '@site/api/money';
import * as z from '@site/api/schema';
import { SeamlessRefusal } from './seamless.errors';

const id = () => z.text({ max: 80, pattern: /^[\w.:-]{1,80}$/ });
const paisa = (pattern: RegExp) => z.pipe(z.text({ max: 13, pattern }), z.transform(paisaOf));
const ANY_AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const ABOVE_ZERO = /^(?=.*[1-9])\d{1,10}(\.\d{1,2})?$/;

const play = { session_id: id(), player_id: id(), game_code: id(), round_id: id(), transaction_id: id() };
/** Suppliers may repeat the session and the game in any call; only the named transactions decide. */
const context = {
  session_id: z.optional(id()),
  player_id: id(),
  game_code: z.optional(id()),
  round_id: z.optional(id()),
  transaction_id: id(),
};

const rollbackItemSchema = z.strictObject({
  action: z.enum(['bet', 'win', 'refund']),
  amount: paisa(ANY_AMOUNT),
  transaction_id: id(),
  type: z.optional(z.text({ max: 40 })),
});
export type RollbackItem = z.infer<typeof rollbackItemSchema>;

const requestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('session'), launch_token: z.text({ max: 100 }) }),
  z.strictObject({ action: z.literal('balance'), session_id: id(), player_id: id() }),
  z.strictObject({
    action: z.literal('bet'),
    ...play,
    amount: paisa(ABOVE_ZERO),
    free_spins: z.optional(z.text({ max: 15, pattern: /^[1-9]\d{0,14}$/ })),
  }),
  z.strictObject({ action: z.literal('win'), ...play, amount: paisa(ANY_AMOUNT), finished: z.optional(z.enum(['0', '1'])) }),
  z.strictObject({ action: z.literal('refund'), ...context, bet_transaction_id: id(), amount: z.optional(paisa(ABOVE_ZERO)) }),
  z.strictObject({
    action: z.literal('rollback'),
    ...context,
    rollback_transactions: z.array(rollbackItemSchema).check(z.minLength(1), z.maxLength(100)),
  }),
]);

export type SeamlessRequest = z.infer<typeof requestSchema>;
export type RequestOf<A extends SeamlessRequest['action']> = Extract<SeamlessRequest, { action: A }>;
export type MoneyRequest = Exclude<SeamlessRequest, { action: 'session' | 'balance' }>;

/** Parses the flat form of a call. */
export function readRequest(params: Readonly<Record<string, string>>): SeamlessRequest | SeamlessRefusal {
  const read = z.safeParse(requestSchema, unflatten(params));
  return read.success ? read.data : new SeamlessRefusal('INVALID_REQUEST');
}

const ITEM = /^rollback_transactions\[(\d{1,3})\]\[(\w+)\]$/;

/** Turns `rollback_transactions[0][amount]` and the like into a list, ordered by the number. */
function unflatten(params: Readonly<Record<string, string>>): Record<string, unknown> {
  const items = new Map<number, Record<string, string>>();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    const [, index, field] = ITEM.exec(name) ?? [];
    if (index === undefined || field === undefined) fields[name] = value;
    else items.set(Number(index), { ...items.get(Number(index)), [field]: value });
  }
  if (items.size) fields['rollback_transactions'] = [...items].sort(([a], [b]) => a - b).map(([, item]) => item);
  return fields;
}

/** Two requests have the same hash exactly when they have the same content. */
export function hashRequest(request: SeamlessRequest): string {
  const text = JSON.stringify(
    Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)),
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  return createHash('sha256').update(text).digest('base64url');
}
