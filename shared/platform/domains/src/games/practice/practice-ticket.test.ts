import { createHmac } from 'node:crypto';
import { readTicket, writeTicket } from './practice-ticket';

const SECRET = 'shared-secret';
const NOW = new Date('2026-01-15T05:00:00.000Z');
const TICKET = {
  id: 'a1',
  code: 'PP1042',
  name: 'Tiger Crown',
  type: 'SLOT',
  platform: 'PADMAPLAY',
  language: 'bn',
  until: NOW.getTime() / 1000 + 60,
} as const;
const text = writeTicket(TICKET, SECRET);

it('opens the game that it names', () => {
  expect(readTicket(text, SECRET, NOW)).toEqual(TICKET);
});

it('is over after its time', () => {
  expect(readTicket(text, SECRET, new Date(NOW.getTime() + 60_000))).toBeNull();
});

const [, body = '', signature = ''] = text.split('.');
const otherBody = Buffer.from(JSON.stringify({ ...TICKET, until: TICKET.until + 9000 })).toString('base64url');
it.each([
  ['another secret', writeTicket(TICKET, 'other')],
  ['a longer time under the same signature', `practice.${otherBody}.${signature}`],
  ['a signature over the body alone', `practice.${body}.${createHmac('sha256', SECRET).update(body).digest('base64url')}`],
  ['another kind of token', `money.${body}.${signature}`],
  ['no signature', `practice.${body}`],
  ['a further part', `${text}.more`],
  ['nothing', ''],
])('is refused with %s', (_, forged) => {
  expect(readTicket(forged, SECRET, NOW)).toBeNull();
});
