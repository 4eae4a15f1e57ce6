import { screen, within } from '@testing-library/react';
import { getTurnovers } from '@site/api/contracts/turnover';
import { DEMO_PLAYER } from '@site/remote/testing';
import {
  ALL_TRIES_MS,
  expectAccessible,
  never,
  networkFailure,
  on,
  renderRemote,
  startFakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { TURNOVER_RECORD } from '#paths';
import { texts } from '#fixtures';
import { manifest } from '#manifest';
import { COMPLETE, REBATE, ticket } from './turnover.fixtures';
import { TurnoverRecordPage } from './turnover-record.page';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<TurnoverRecordPage />, {
    path: TURNOVER_RECORD,
    texts,
    shell: { player: DEMO_PLAYER },
    api: [on(getTurnovers, [ticket(), REBATE, COMPLETE])],
    ...options,
  });

const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

it('RECORDS-032: is for players only', () => {
  expect(manifest.paths).toContainEqual({ path: '/turnover-record', access: 'player' });
});

it('RECORDS-033, 037: shows the active tickets with their progress', async () => {
  const { container } = open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Active', 'Completed']);
  expect(await screen.findByText('First Deposit 50%')).toBeVisible();
  const [bonus, rebate] = cards();
  expect(cards()).toHaveLength(2);
  expect(bonus).toHaveTextContent('Deposit · Padma Wallet');
  expect(bonus).toHaveTextContent('Staked৳750.00Required৳1,000.00Left৳250.00');
  expect(bonus).toHaveTextContent('Since 15/01/2026 00:30:00 GMT+6');
  expect(screen.getByRole('progressbar', { name: 'Staked of First Deposit 50%' })).toHaveAttribute('aria-valuenow', '75');
  expect(rebate).toHaveTextContent('Deposit rebateDoyel Pay');
  expect(screen.getByText('৳260.00')).toBeVisible();
  await expectAccessible(container);
});

it('RECORDS-033, 036: keeps the tab in the address, and shows a full bar for a completed ticket', async () => {
  const { user, location } = open();
  await user.click(screen.getByRole('tab', { name: 'Completed' }));
  expect(location().search).toBe('?tickets=complete');
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(cards()).toHaveLength(1);
});

it('RECORDS-033: shows "No Data" where there is no ticket', async () => {
  open({ api: [on(getTurnovers, [])] });
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(screen.getByText('Nothing stands in the way of a withdrawal.')).toBeVisible();
});

it('RECORDS-041: shows "No Data" when nothing could be read, without a dialog, and can try again', async () => {
  const clock = startFakeClock();
  const { user, api, shell } = open({ api: [on(getTurnovers, networkFailure())], advanceTimers: clock.advance });
  await clock.advance(ALL_TRIES_MS);
  expect(screen.getByText('No Data')).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
  api.change(on(getTurnovers, [REBATE]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Deposit rebate')).toBeVisible();
});

it('keeps its shape while it loads', () => {
  open({ api: [on(getTurnovers, never())] });
  expect(screen.getByRole('tabpanel').querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

it('explains how much of a stake counts', async () => {
  const { user } = open();
  await user.click(await screen.findByText('How much of a stake counts'));
  const weights = screen.getAllByRole('term').filter(({ textContent }) => textContent?.endsWith('%'));
  expect(weights.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toContainEqual(
    expect.stringMatching(/^20%: Live Casino/),
  );
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByText('প্রথম ডিপোজিটে ৫০%')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'চলমান' })).toBeVisible();
});
