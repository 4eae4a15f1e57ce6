import { screen, within } from '@testing-library/react';
import { getSaferPlay, saferPlayHistory, type SaferPlayEvent } from '@site/api/contracts/safer-play';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { SETTINGS, texts } from '#fixtures';
import { ResponsibleGamingPage } from './responsible-gaming.page';
import { sampleEvent, sampleLimit, sampleSaferPlay } from './safer-play.fixtures';

const PATH = '/responsible-gaming';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<ResponsibleGamingPage />, {
    path: PATH,
    shell: { player: DEMO_PLAYER, settings: SETTINGS },
    texts,
    api: [on(getSaferPlay, sampleSaferPlay())],
    ...options,
  });

const parts = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('for visitors', () => {
  const visit = (options: RemoteTestOptions = {}) => open({ shell: { settings: SETTINGS }, api: [], ...options });

  it('explains the tools, the signs to watch and where to get help, and requests nothing from the platform', () => {
    const { api } = visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Responsible gaming' })).toBeVisible();
    expect(parts()).toEqual(['The tools', 'Signs to watch', 'Where to get help', '18 and over only']);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(api.requests).toEqual([]);
  });

  it('leads to log-in, to the chat and to the support address of the settings', () => {
    visit();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', '/chat');
    expect(screen.getByRole('link', { name: 'Write to help@shapla.example' })).toHaveAttribute('href', 'mailto:help@shapla.example');
    expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
  });

  it('shows no address while none is known', () => {
    visit({ shell: {} });
    expect(screen.queryByRole('link', { name: /Write to/ })).toBeNull();
  });

  it.each([
    ['en', 'Responsible gaming'],
    ['bn', 'দায়িত্বশীল খেলা'],
  ] as const)('has nothing in the way of assistive technology (%s)', async (language, title) => {
    const { container } = visit({ language });
    await screen.findByRole('heading', { level: 1, name: title });
    await expectAccessible(container);
  });
});

describe('for players', () => {
  it('has the tools above the information, the limits first', async () => {
    open();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Limits', 'Time', 'Break', 'Self-exclusion', 'History', 'Self-check']);
    expect(parts()).toEqual([
      'Gross deposit limit',
      'Loss limit',
      'Wager limit',
      'Stop everything',
      'Signs to watch',
      'Where to get help',
      '18 and over only',
    ]);
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
  });

  it('keeps the tool in the address, so that a reload stays with it', async () => {
    const { user, location } = open();
    await user.click(await screen.findByRole('tab', { name: 'Self-exclusion' }));
    expect(location().search).toBe('?tool=exclusion');
  });

  it('shows its shape while it loads, with the information below it', () => {
    open({ api: [on(getSaferPlay, never())] });
    expect(screen.getByRole('status', { name: 'Loading your tools' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { name: 'Where to get help' })).toBeVisible();
  });

  it('shows a message when the tools cannot be loaded, and tries again', async () => {
    const { user, api } = open({ api: [on(getSaferPlay, refusal('platform.too_many'))] });
    expect(await screen.findByText('Too many attempts. Please try again later.')).toBeVisible();
    api.change(on(getSaferPlay, sampleSaferPlay([sampleLimit({ amount: '500.00' })])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('meter')).toBeVisible();
  });

  it('shows a pause that runs even when the tools cannot be loaded', async () => {
    open({
      shell: { player: DEMO_PLAYER, restriction: { kind: 'time_out', until: '2026-01-22T06:00:00.000Z' } },
      api: [on(getSaferPlay, refusal('platform.too_many'))],
    });
    expect(await screen.findByText('Until 22/01/2026 12:00, Dhaka time')).toBeVisible();
  });
});

describe('the history', () => {
  const page = (data: SaferPlayEvent[], last_page = 1, total = data.length) => ({ data, last_page, total });
  const openHistory = (api: RemoteTestOptions['api'], language: 'en' | 'bn' = 'en') =>
    open({ path: `${PATH}?tool=history`, api: [on(getSaferPlay, sampleSaferPlay()), ...(api ?? [])], language });

  it.each<[string, Partial<SaferPlayEvent>]>([
    ['Limit setGross deposit limit · Last 24 hours৳500.00', {}],
    ['Limit loweredLoss limit · Last 7 days৳90.50', { what: 'limit_lowered', kind: 'loss', period: 'week', amount: '90.50' }],
    [
      'Higher limit asked forWager limit · This calendar month৳900.00',
      { what: 'raise_asked', kind: 'wager', period: 'month', amount: '900.00' },
    ],
    ['Removal asked forGross deposit limit · Last 24 hoursNo limit', { what: 'raise_asked', amount: null }],
    ['Higher limit confirmedGross deposit limit · Last 24 hours৳500.00', { what: 'raise_confirmed' }],
    ['Limit removedGross deposit limit · Last 24 hoursNo limit', { what: 'raise_confirmed', amount: null }],
    ['Limit keptGross deposit limit · Last 24 hours৳500.00', { what: 'raise_dropped' }],
    [
      'Break starteduntil 16/01/2026 12:00',
      { what: 'time_out', kind: null, period: null, amount: null, until: '2026-01-16T06:00:00.000Z' },
    ],
    ['Self-exclusion startedFor good', { what: 'excluded', kind: null, period: null, amount: null }],
  ])('shows "%s"', async (text, event) => {
    openHistory([on(saferPlayHistory, page([sampleEvent(event)]))]);
    const panel = within(await screen.findByRole('tabpanel'));
    expect(await panel.findByRole('listitem')).toHaveTextContent(`${text}15/01/2026 12:00:00`);
  });

  it('is read page by page, and starts from page 1 with another number of rows', async () => {
    const { user, api } = openHistory([on(saferPlayHistory, page([sampleEvent()], 3, 30))]);
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
    await screen.findByText('Page 1 of 3');
    expect(api.sentTo(saferPlayHistory).map(({ query }) => query)).toEqual([
      { page: 1, per_page: 10 },
      { page: 2, per_page: 10 },
      { page: 1, per_page: 25 },
    ]);
  });

  it('shows that there is nothing yet', async () => {
    openHistory([on(saferPlayHistory, page([]))]);
    expect(await screen.findByText('No Data')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('shows a message when it cannot be loaded', async () => {
    openHistory([on(saferPlayHistory, refusal('platform.too_many'))]);
    expect(await screen.findByText('Too many attempts. Please try again later.')).toBeVisible();
  });

  it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
    const { container } = openHistory([on(saferPlayHistory, page([sampleEvent()], 3, 30))], language);
    await screen.findByRole('navigation');
    await expectAccessible(container);
  });
});
