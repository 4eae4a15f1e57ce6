import { screen, waitFor, within } from '@testing-library/react';
import { getSaferPlay, setLimit, type PlayLimit } from '@site/api/contracts/safer-play';
import { getStatement } from '@site/api/contracts/records';
import type { EndpointOutput } from '@site/api/schema';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ResponsibleGamingPage } from './responsible-gaming.page';
import { sampleLimit, sampleSaferPlay } from './safer-play.fixtures';

const open = (tool: string, options: RemoteTestOptions = {}, limits: PlayLimit[] = []) =>
  renderRemote(<ResponsibleGamingPage />, {
    path: `/responsible-gaming?tool=${tool}`,
    shell: { player: DEMO_PLAYER },
    texts,
    ...options,
    api: [on(getSaferPlay, sampleSaferPlay(limits)), ...(options.api ?? [])],
  });

describe('the self-check', () => {
  it('asks nine questions, scores them on the device and sends nothing', async () => {
    const { user, api, container } = open('check');
    const questions = await screen.findAllByRole('group', { name: /\?$/ });
    expect(questions).toHaveLength(9);
    for (const [at, question] of questions.entries())
      await user.click(within(question).getByRole('radio', { name: at < 8 ? 'Sometimes' : 'Never' }));
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Show the result' }));
    expect(await screen.findByRole('heading', { name: 'High risk' })).toBeVisible();
    expect(screen.getByText(/8 of 27 points\./)).toHaveFocus();
    expect(api.writes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take a break' }));
    expect(await screen.findByRole('heading', { name: 'Take a break' })).toBeVisible();
  });

  it('leads to the first open question when one is missing', async () => {
    const { user } = open('check');
    const [first] = await screen.findAllByRole('group', { name: /\?$/ });
    await user.click(screen.getByRole('button', { name: 'Show the result' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Answer all nine questions.');
    expect(within(first as HTMLElement).getByRole('radio', { name: 'Never' })).toHaveFocus();
  });
});

describe('a limit from the own history', () => {
  const NOTHING = {
    withdrawals: '0.00',
    net_deposits: '0.00',
    bonuses: '0.00',
    stakes: '0.00',
    wins: '0.00',
    profit_loss: '0.00',
    played_s: 0,
  };
  const months = ['9000', '1000', '3000', '5000'].map((deposits, at) => ({
    ...NOTHING,
    month: `2026-0${6 - at}-01`,
    deposits: `${deposits}.00`,
  }));
  const STATEMENT: EndpointOutput<typeof getStatement> = {
    months,
    totals: { ...NOTHING, deposits: '18000.00' },
    lifetime_net_deposits: '0.00',
  };

  it.each([
    [true, [{ kind: 'deposit', period: 'month', amount: '3000.00' }]],
    [false, []],
  ])('is the middle of the full months, and is set by two presses: confirmed %p', async (confirms, sent) => {
    const answer = sampleLimit({ period: 'month', amount: '3000.00' });
    const view = open('limits', { shell: { player: DEMO_PLAYER, confirms }, api: [on(getStatement, STATEMENT), on(setLimit, answer)] });
    await view.user.click(await screen.findByRole('button', { name: 'Gross deposit limit: ৳3,000.00 a month' }));
    await waitFor(() => expect(view.api.sentTo(setLimit).map(({ body }) => body)).toEqual(sent));
  });

  it('is not offered without three months of history', async () => {
    open('limits', { api: [on(getStatement, { ...STATEMENT, months: months.slice(0, 3) })] });
    await screen.findByRole('region', { name: 'Wager limit' });
    expect(screen.queryByRole('region', { name: 'Limits from your own history' })).toBeNull();
  });
});
