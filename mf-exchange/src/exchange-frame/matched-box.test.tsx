import { act, screen, within } from '@testing-library/react';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, renderRemote, type RemoteTestOptions } from '@site/testing';
import { sampleBet, texts } from '#fixtures';
import { MatchedBox } from './index';

function open(options: RemoteTestOptions = {}) {
  const view = renderRemote(<MatchedBox />, { shell: { player: DEMO_PLAYER, hasEvents: true }, texts, ...options });
  const match = (id: string, name = 'Dhaka Deltas') =>
    act(() => view.shell.tell({ name: 'exchange_bet', data: { bet: sampleBet({ bet_id: id, selection_name: name }) } }));
  return { ...view, match };
}
const said = () => within(screen.getByRole('status')).queryAllByRole('listitem');

it('is empty before a bet is matched', async () => {
  open();
  expect(said()).toEqual([]);
  await expectAccessible();
});

it('EXCHANGE-010, M-26: announces politely which bet was matched, with stake and price', async () => {
  const { match } = open();
  match('1');
  expect(said()).toHaveLength(1);
  expect(said()[0]).toHaveTextContent(/^Back Dhaka Deltas: ৳1,000\.00 matched at 2\.00 \d\d:\d\d:\d\d$/);
  await expectAccessible();
});

it('shows only the newest on a phone, as more would hide the page', async () => {
  const { match, user } = open();
  match('1', 'One');
  match('2', 'Two');
  expect(said()).toHaveLength(1);
  expect(said()[0]).toHaveTextContent('Two');
  await user.click(screen.getByRole('button', { name: /^Close: Back Two/ }));
  expect(said()[0]).toHaveTextContent('One');
});

it('shows the newest three on a desktop, and the next one after one is dismissed', async () => {
  const { match, user } = open({ shell: { player: DEMO_PLAYER, hasEvents: true, layout: 'desktop' } });
  for (const team of ['One', 'Two', 'Three', 'Four']) match(team, team);
  const teams = () => said().map(({ textContent }) => /Back (\w+):/.exec(textContent ?? '')?.[1]);
  expect(teams()).toEqual(['Four', 'Three', 'Two']);
  await user.click(screen.getByRole('button', { name: /^Close: Back Three/ }));
  expect(teams()).toEqual(['Four', 'Two', 'One']);
  await expectAccessible();
});

it('speaks Bangla', async () => {
  const { match } = open({ language: 'bn' });
  match('1', 'The Draw');
  expect(await screen.findByText(/ড্র: /)).toBeVisible();
});
