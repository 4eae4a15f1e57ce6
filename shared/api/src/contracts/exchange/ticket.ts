import * as z from '@site/api/schema';
import { exchangeId } from './fields';
import { SIDES } from './rules';

/** Names of the parameters of a shared ticket in the address of the odds view. */
const FIELDS = ['market', 'selection', 'side'] as const;

/** A ticket that a player shares: one price of a market, without a stake and without anything of the sender. */
const ticketSchema = z.strictObject({ market: exchangeId(), selection: exchangeId(), side: z.enum(SIDES) });
/** A ticket that a player shares: one price of a market. */
export type Ticket = z.infer<typeof ticketSchema>;

/** True if an address holds any part of a ticket. */
export const hasTicket = (params: URLSearchParams) => FIELDS.some((field) => params.has(field));

/** The ticket in an address. Null unless each part is there exactly once and valid, because everybody can write a link. */
export function readTicket(params: URLSearchParams): Ticket | null {
  if (FIELDS.some((field) => params.getAll(field).length !== 1)) return null;
  const read = z.safeParse(ticketSchema, Object.fromEntries(FIELDS.map((field) => [field, params.get(field)])));
  return read.success ? read.data : null;
}

/** Copy of the parameters without a ticket. */
export function withoutTicket(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const field of FIELDS) rest.delete(field);
  return rest;
}
