import { screen, within } from '@testing-library/react';
import { getTurnovers } from '@site/api/contracts/turnover';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { COMPLETE, ticket } from './turnover.fixtures';
import { TurnoverPanel } from './turnover-panel';
import { TurnoverRecordPage } from './turnover-record.page';

const open = (ui = <TurnoverPanel />) =>
  renderRemote(ui, {
    path: '/account',
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    api: [on(getTurnovers, [ticket(), COMPLETE])],
  });

const panel = () => within(screen.getByRole('tabpanel'));

it('RECORDS-039: shows active tickets as Pending and complete ones as Completed, with the way back and help', async () => {
  const { user, container } = open();
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/chat');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Active', 'Complete']);
  expect(await panel().findByText('Pending')).toBeVisible();
  expect(panel().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await user.click(screen.getByRole('tab', { name: 'Complete' }));
  expect(await panel().findByText('Completed')).toBeVisible();
  expect(panel().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expectAccessible(container);
});

it('RECORDS-038, 040: requests the tickets of the player once, however many screens show them', async () => {
  const { api } = open(
    <>
      <TurnoverPanel />
      <TurnoverRecordPage />
    </>,
  );
  expect(await screen.findAllByText('First Deposit 50%')).toHaveLength(2);
  expect(api.sentTo(getTurnovers)).toHaveLength(1);
  expect(api.sentTo(getTurnovers)[0]?.query).toEqual({ remote_id: DEMO_PLAYER.remoteId });
});
