import { screen, within } from '@testing-library/react';
import { getExchangeRecords, type ExchangeRecord } from '@site/api/contracts/records';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { exchangeAnswer, exchangeBet } from './betting-record.fixtures';
import { ExchangeRecords } from './exchange-records';

const OPEN = exchangeBet({ transaction_id: 'E1002', status: 'open', net_profit_loss: '0.00', settled_at: null, bet_type: 'lay' });
const LOST = exchangeBet({
  transaction_id: 'E1003',
  status: 'LOST',
  net_profit_loss: '-200.00',
  created_at: '2026-01-18T10:00:00.000Z',
  run: '45',
});
const VOID = exchangeBet({ transaction_id: 'E1004', status: 'VOID', net_profit_loss: '0.00', created_at: '2026-01-18T09:00:00.000Z' });

const open = (bets: ExchangeRecord[] = [OPEN, exchangeBet(), LOST, VOID]) =>
  renderRemote(<ExchangeRecords />, { texts, shell: { player: DEMO_PLAYER }, api: [on(getExchangeRecords, exchangeAnswer(bets))] });

const rowsOf = (day: string) => within(screen.getByRole('region', { name: day })).getAllByRole('listitem');

async function openDetails(bet: ExchangeRecord) {
  const view = open([bet]);
  await view.user.click(await screen.findByRole('button', { name: new RegExp(bet.selection_name) }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Exchange Record Details' })) };
}

it('RECORDS-010: lists bets below their days', async () => {
  open();
  await screen.findByText('LOST');
  expect(rowsOf('20/01/2026')).toHaveLength(2);
  expect(rowsOf('18/01/2026')).toHaveLength(2);
  expect(rowsOf('18/01/2026')[0]).toHaveTextContent(/DhakaBack · 45 \/ 1\.90 · Match Odds.*LOST.*৳200\.00.*-৳200\.00/);
  await expectAccessible();
});

it.each([
  ['Open', OPEN, 'new'],
  ['WON', exchangeBet(), 'good'],
  ['LOST', LOST, 'bad'],
  ['VOID', VOID, 'quiet'],
])('RECORDS-013: shows %s as a text and in its colour', async (word, bet, variant) => {
  open([bet]);
  const badge = (await screen.findByText(word)).closest('[data-variant]');
  expect(badge).toHaveAttribute('data-variant', variant);
});

it('RECORDS-011: opens a bet as a path, and turns it into a table', async () => {
  const { dialog, user } = await openDetails(exchangeBet());
  expect(dialog.getByRole('tab', { name: 'Progress view', selected: true })).toBeVisible();
  expect(dialog.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Placed20/01/2026 16:00:00',
    'Matched৳200.00 at 1.90',
    'Result: WON20/01/2026 20:00:00',
  ]);
  await expectAccessible();
  await user.click(dialog.getByRole('tab', { name: 'Table view' }));
  expect(dialog.queryByRole('list')).not.toBeInTheDocument();
  expect(dialog.getByRole('table')).toBeVisible();
  await expectAccessible();
});

it('stays at the step before the result for an open bet', async () => {
  const { dialog } = await openDetails(OPEN);
  expect(dialog.getAllByRole('listitem').at(-1)).toHaveTextContent('ResultWaiting for the result');
  expect(dialog.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'step');
});

it('RECORDS-012: names every field of a bet', async () => {
  const { dialog, user } = await openDetails(LOST);
  await user.click(dialog.getByRole('tab', { name: 'Table view' }));
  const facts = dialog.getAllByRole('row').map((row) => row.textContent);
  expect(facts).toEqual([
    'EventDhaka v Sylhet',
    'MarketMatch Odds',
    'SelectionDhaka',
    'Bet TypeBack',
    'Odds1.90',
    'Run45',
    'Stake৳200.00',
    'Potential Profit৳180.00',
    'Potential Liability৳200.00',
    'Net Profit/Loss-৳200.00',
    'StatusLOST',
    'Transaction IDE1003',
    'Placed18/01/2026 16:00:00',
    'Settled20/01/2026 20:00:00',
  ]);
});
