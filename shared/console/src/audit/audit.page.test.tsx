import { screen, waitFor, within } from '@testing-library/react';
import { readAudit } from '@site/platform-operator/calls';
import { expectAccessible, never, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, auditRow, onCall, renderConsole } from '#testing';
import type { AuditItem } from './audit.queries';

const page = (rows: AuditItem[], next: number | null = null) => ({ rows, next });
const READ = auditRow(8, { call: 'GET /operator/queue', player: null });
const REFUSED = auditRow(7, { call: 'POST /operator/people', outcome: 403, player: null });
const open = (...api: Stub[]) => renderConsole({ session: ADMIN, path: '/audit', api });
const rows = () => screen.getAllByRole('row').slice(1);

it('shows what was done, the newest first, and leaves out calls that only read until they are wanted', async () => {
  const { user } = open(onCall(readAudit, page([auditRow(9), READ, REFUSED])));
  await screen.findByRole('grid', { name: 'Audit log' });
  expect(rows().map((row) => row.textContent)).toEqual([
    '15/01/2026 11:40:00karimPOST transactions/approverahim2026203.0.113.7200',
    '15/01/2026 11:40:00karimPOST people—203.0.113.7403',
  ]);
  await user.click(screen.getByRole('switch', { name: 'With calls that only read' }));
  expect(rows()).toHaveLength(3);
  await expectAccessible();
});

it('names the player of an act on a phone, which has no column for players', async () => {
  const phone = { ...window.matchMedia(''), matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  jest.spyOn(window, 'matchMedia').mockReturnValue(phone);
  const ofPlayer = auditRow(9, { action: 'deposit.received', who: null, call: null, outcome: null });
  open(onCall(readAudit, page([ofPlayer, REFUSED])));
  await screen.findByRole('grid', { name: 'Audit log' });
  expect(rows().map((row) => row.querySelector('[data-column="who"]')?.textContent)).toEqual(['rahim2026', 'karim']);
});

it('names the calls that changed something at the release service by what they did there', async () => {
  const passed = (verb: string, input: object = {}) => ({
    call: '* /operator/releases/*',
    player: null,
    detail: { input: { method: 'POST', path: `/v1/channels/live/${verb}`, area: 'mf-funds', ...input } },
  });
  const looks = [passed('status'), passed('show'), passed('canary', { action: 'status' }), passed('rollback', { try: true })];
  open(onCall(readAudit, page([auditRow(9, passed('rollback')), ...looks.map((look, at) => auditRow(8 - at, look))])));
  expect(await screen.findByText('POST releases/v1/channels/live/rollback')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

it('opens a row with everything that the log has of it', async () => {
  const { user } = open(onCall(readAudit, page([auditRow(9)])));
  await user.click(await screen.findByText('rahim2026'));
  const details = within(screen.getByRole('complementary', { name: 'Details of the row' }));
  expect(details.getByText('input.transaction_id')).toBeVisible();
  expect(details.getByText('D1')).toBeVisible();
});

it('asks for the rows of one player and one person', async () => {
  const { user, api } = open(onCall(readAudit, page([auditRow(9)])));
  await screen.findByRole('grid');
  await user.type(screen.getByRole('textbox', { name: 'Player' }), 'rahim2026');
  await user.type(screen.getByRole('textbox', { name: 'Person' }), 'karim');
  await user.click(screen.getByRole('button', { name: 'Look' }));
  await waitFor(() => expect(api.sentTo(endpointOf(readAudit)).at(-1)?.query).toEqual({ player: 'rahim2026', who: 'karim', limit: '500' }));
});

it('goes on to older rows, also past a page of calls that only read', async () => {
  const { api } = open(onCall(readAudit, page([READ], 8), page([auditRow(3)])));
  await screen.findByText('rahim2026');
  expect(api.sentTo(endpointOf(readAudit)).map(({ query }) => query['before'])).toEqual([undefined, '8']);
});

it('has a state for the wait, for nothing and for a failure', async () => {
  const { unmount } = open(onCall(readAudit, page([])));
  expect(await screen.findByText('The log has no such row.')).toBeVisible();
  unmount();
  const failed = open(onCall(readAudit, refusal('platform.forbidden')));
  expect(await screen.findByText('The audit log could not be loaded')).toBeVisible();
  failed.unmount();
  open(onCall(readAudit, never()));
  expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});
