import { screen, within } from '@testing-library/react';
import {
  listFreeBets,
  listFreeSpins,
  listPlayerNotes,
  listPlayerSessions,
  readPlayerLedger,
  showMarketing,
  showPlayerOverview,
  type FoundPlayer,
  type LedgerEntry,
  type PlayerOverview,
  type Session,
} from '@site/platform-operator/calls';
import type { SentRequest, Stub } from '@site/testing';
import { ADMIN, onCall, renderConsole } from '#testing';

export const FOUND: FoundPlayer = {
  username: 'rahim2026',
  id: 1001,
  remote_id: 'p-1001',
  name: 'Rahim Uddin',
  phone: '01712345678',
  status: 'active',
  since: '2026-01-02T05:40:00.000Z',
};
export const OVERVIEW: PlayerOverview = {
  ...FOUND,
  email: 'rahim@x.example',
  is_phone_verified: true,
  has_two_step: true,
  restriction: { kind: 'time_out', until: '2026-01-20T05:40:00.000Z' },
  closing: null,
  limits: [{ kind: 'loss', period: 'week', amount: '5000.00' }],
  balance: '1250.50',
  held: '800.00',
  exposure: '0.00',
};
const PAGE_ROWS = 10;
const COUNT = 25;
const entry = (id: number): LedgerEntry => ({
  id,
  at: '2026-01-15T05:40:00.000Z',
  kind: 'bet_settled',
  ref: `bet ${id}`,
  amount: '-10.00',
  balance: `${id}.00`,
});
const LEDGER = onCall(readPlayerLedger, ({ query: { after } }: SentRequest) => {
  const from = after === undefined ? COUNT : Number(String(after).split('~')[0]) - 1;
  const rows = Array.from({ length: Math.min(PAGE_ROWS, from) }, (_, index) => entry(from - index));
  const last = from - rows.length + 1;
  return { rows, next: last > 1 ? `${last}~0` : null };
});
const SESSION = { id: 7, began_at: FOUND.since, used_at: FOUND.since, ip: '203.0.113.7', user_agent: 'Firefox' };
export const NOTE = { id: 1, text: 'Called about a late deposit.', by: 'leila', at: FOUND.since };
export const ONE = [
  onCall(showPlayerOverview, OVERVIEW),
  LEDGER,
  onCall(listPlayerSessions, [SESSION, { ...SESSION, id: 8, ip: '203.0.113.8' }]),
  onCall(listPlayerNotes, [NOTE]),
  onCall(listFreeBets, []),
  onCall(listFreeSpins, []),
  onCall(showMarketing, { channels: [] }),
];
export const SUPPORT: Session = { ...ADMIN, name: 'leila', role: 'support', release: null };

export const open = (path: string, api: readonly Stub[], session: Session = ADMIN) => renderConsole({ session, path, api });
export const dialog = async () => within(await screen.findByRole('dialog'));
