import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from '@site/api/schema';

const ticketSchema = z.strictObject({
  /** Id of the practice session; a ticket opens a game once. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.string(),
  platform: z.string(),
  language: z.enum(['en', 'bn']),
  /** Unix seconds until which the ticket opens its game. */
  until: z.number(),
});
/** Permission to open one game without money. It names no player, so it serves at no money call. */
export type PracticeTicket = z.infer<typeof ticketSchema>;

// The signed text begins with this word, so that no other signature of the same secret passes for a ticket.
const KIND = 'practice';
const seal = (body: string, secret: string) => createHmac('sha256', secret).update(`${KIND}.${body}`).digest('base64url');

/** The ticket as text for an address, signed with the secret that platform and supplier share. */
export function writeTicket(ticket: PracticeTicket, secret: string): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${KIND}.${body}.${seal(body, secret)}`;
}

/** @returns null for a text that this secret did not sign, and for a ticket whose time is over */
export function readTicket(text: string, secret: string, now: Date): PracticeTicket | null {
  const [kind, body = '', signature = '', ...rest] = text.split('.');
  const expected = Buffer.from(seal(body, secret));
  const given = Buffer.from(signature);
  if (kind !== KIND || rest.length || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const ticket = ticketSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return ticket.until > now.getTime() / 1000 ? ticket : null;
}
