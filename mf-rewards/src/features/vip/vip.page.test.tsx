import { act, screen, waitFor, within } from '@testing-library/react';
import { userShow } from '@site/api/contracts/account';
import { convertVipCoin, getVipLadder } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import {
  ALL_TRIES_MS,
  expectAccessible,
  networkFailure,
  never,
  offContract,
  on,
  refusal,
  renderRemote,
  startFakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { VIP } from '#paths';
import { texts } from '#fixtures';
import { manifest } from '#manifest';
import { LADDER, PROFILE } from './vip.fixtures';
import { VipPage } from './vip.page';

const SHORT = 'Not enough points. Points must follow minimum VP required to convert.';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<VipPage />, {
    path: VIP,
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [on(userShow, PROFILE), on(getVipLadder, LADDER), ...(options.api ?? [])],
  });

const box = () => screen.findByRole('textbox', { name: 'VIP points (VP)' });
const convert = () => screen.getByRole('button', { name: 'Convert' });
const message = () => screen.findByRole('dialog', { name: 'Message' });
const converted = { success: true as const, message: 'Your points were converted.', amount: '10.00', used: 4000 };

it('REWARDS-016: is for players only', () => {
  expect(manifest.paths).toContainEqual({ path: '/vip', access: 'player' });
});

it('REWARDS-017: shows the level with its style, Total VP and the form', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'My VIP' })).toBeVisible();
  const card = within(await screen.findByRole('region', { name: 'VIP level' }));
  expect(card.getByText('Total VP').nextElementSibling).toHaveTextContent('12,450');
  expect(container.querySelector('svg[data-style="lv0"]')).toBeInTheDocument();
  expect(await box()).toBeVisible();
});

it('REWARDS-017: a bar leads from Normal to Elite I', async () => {
  open();
  expect(await screen.findByRole('progressbar', { name: 'From Normal to Elite I' })).toHaveAttribute('aria-valuenow', '25');
  const card = within(screen.getByRole('region', { name: 'VIP level' }));
  expect(card.getAllByText('Normal')).toHaveLength(2);
  expect(card.getByText('Elite I')).toBeVisible();
});

it('REWARDS-017, C-06: an Expert III has style lv12', async () => {
  const vip = { level: 12, name: 'Expert III', style: 'lv12', next: 'Legend I', progress: 3 };
  const { container } = open({ api: [on(userShow, { ...PROFILE, vip })] });
  expect(await screen.findAllByText('Expert III')).not.toHaveLength(0);
  expect(container.querySelector('svg[data-style="lv12"]')).toBeInTheDocument();
});

it('at the top level there is no next one', async () => {
  const vip = { level: 15, name: 'Legend III', style: 'lv15', next: null, progress: 12 };
  open({ api: [on(userShow, { ...PROFILE, vip })] });
  expect(await screen.findByRole('progressbar', { name: 'Highest level' })).toHaveAttribute('aria-valuenow', '100');
});

it('shows all levels, the next one, and the points for play', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'View VIP Details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'VIP levels' }));
  expect(await sheet.findByText('2,500 VP this month. 7,500 more for Elite I.')).toBeVisible();
  const levels = sheet.getAllByRole('listitem');
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    'NormalYou are hereWhere everybody beginsPlain points',
    'Elite INext10,000 VP in a monthPlain points',
    'Expert III2,500,000 VP in a month+35% points',
    'Legend III10,000,000 VP in a month+50% points',
  ]);
  expect(levels[0]).toHaveAttribute('aria-current', 'step');
  expect(sheet.getByText('Live Casino').nextElementSibling).toHaveTextContent('40 VP');
  await expectAccessible();
});

it('shows when the levels did not load, and tries again', async () => {
  const { user } = open({ api: [on(getVipLadder, refusal('platform.not_found'), LADDER)] });
  await user.click(await screen.findByRole('button', { name: 'View VIP Details' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You are here')).toBeVisible();
});

describe('the typed points', () => {
  it.each([
    ['9', true],
    ['10', false],
  ])('REWARDS-018: %s points', async (points, isShort) => {
    const { user } = open();
    await user.type(await box(), points);
    expect(screen.queryByText(SHORT) !== null).toBe(isShort);
  });

  it('shows at once the amount, and the points that stay', async () => {
    const { user } = open();
    await user.type(await box(), '4001');
    const preview = screen.getByText('You get').parentElement;
    expect(preview).toHaveTextContent('৳10.00');
    expect(preview).toHaveTextContent('1 VP stay with you');
  });

  it('is all that the player owns at one touch', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'All' }));
    expect(await box()).toHaveValue('12450');
  });
});

describe('converting', () => {
  it.each(['9', ''])('REWARDS-019: refuses %j without a request', async (points) => {
    const { user, api } = open();
    if (points) await user.type(await box(), points);
    else await box();
    await user.click(convert());
    expect(within(await message()).getByText('Minimum VP Required: 10')).toBeVisible();
    expect(api.sentTo(convertVipCoin)).toEqual([]);
  });

  it('REWARDS-020, 021, C-05: sends 10 points with the bearer', async () => {
    const { user, api } = open({ api: [on(convertVipCoin, { ...converted, amount: '0.02', used: 8 })] });
    await user.type(await box(), '10{Enter}');
    expect(await message()).toHaveTextContent('৳0.02 came to your main wallet for 8 VP.');
    const [sent, ...others] = api.sentTo(convertVipCoin);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ method: 'GET', path: '/api/convert-vipcoin', query: { remote_id: 'R1001', vip_coin: 10 } });
    expect(sent?.headers['authorization']).toMatch(/^Bearer .+/);
  });

  it('shows the success, empties the box, and refetches balance and points', async () => {
    const { user, api, shell } = open({ api: [on(convertVipCoin, converted)] });
    await user.type(await box(), '4000');
    const before = api.sentTo(userShow).length;
    await user.click(convert());
    expect(await message()).toHaveTextContent('Your points were converted.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await box()).toHaveValue('');
    expect(shell.notes.refreshes).toBe(1);
    await waitFor(() => expect(api.sentTo(userShow).length).toBeGreaterThan(before));
  });

  it.each([
    ['in the words of the platform', refusal('rewards.points_missing'), 'You do not have that many points.'],
    ['without words', refusal('rewards.points_missing', { message: '' }), 'An error occurred'],
  ])('REWARDS-022: shows for a refusal %s, and keeps the typed points', async (_, reply, words) => {
    const { user } = open({ api: [on(convertVipCoin, reply)] });
    await user.type(await box(), '4000');
    await user.click(convert());
    expect(within(await message()).getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await box()).toHaveValue('4000');
  });

  it.each([
    ['no answer', networkFailure()],
    ['an answer nobody can read', offContract({ surprise: 1 })],
  ])('REWARDS-022: shows a failure when there is %s, and sends nothing a second time', async (_, reply) => {
    const clock = startFakeClock();
    const { user, api, shell } = open({ api: [on(convertVipCoin, reply)], advanceTimers: clock.advance });
    await user.type(await box(), '4000');
    await user.click(convert());
    await clock.advance(ALL_TRIES_MS);
    expect(within(await message()).getByText('An error occurred while converting coins')).toBeVisible();
    expect(api.sentTo(convertVipCoin)).toHaveLength(1);
    expect(shell.notes.refreshes).toBe(1);
  });

  it('shows until when it is closed to a player who takes a break', async () => {
    const until = '2026-03-01T06:00:00.000Z';
    const { user } = open({ api: [on(convertVipCoin, refusal('safer_play.time_out', { until }))] });
    await user.type(await box(), '4000');
    await user.click(convert());
    expect(await message()).toHaveTextContent('Until 01/03/2026 12:00:00, Dhaka time.');
  });

  it('is sent once while it runs, and marks the shell as busy', async () => {
    const { user, api, shell } = open({ api: [on(convertVipCoin, never())] });
    await user.type(await box(), '4000');
    await user.dblClick(convert());
    expect(screen.getByRole('button', { name: 'Converting' })).toBeDisabled();
    expect(api.sentTo(convertVipCoin)).toHaveLength(1);
    expect(shell.notes.busy.size).toBe(1);
  });
});

describe('REWARDS-023: the profile is polled', () => {
  const see = (state: 'visible' | 'hidden') =>
    act(() => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  afterEach(() => {
    jest.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
  });

  it('every second, until the page is left', async () => {
    const clock = startFakeClock();
    const { api, unmount } = open({ advanceTimers: clock.advance });
    await clock.advance(0);
    const asked = () => api.sentTo(userShow).length;
    const before = asked();
    await clock.advance(5000);
    expect(asked() - before).toBe(5);
    unmount();
    const after = asked();
    await clock.advance(5000);
    expect(asked()).toBe(after);
  });

  it('only while the page is visible', async () => {
    const clock = startFakeClock();
    const { api } = open({ advanceTimers: clock.advance });
    await clock.advance(0);
    see('hidden');
    const before = api.sentTo(userShow).length;
    await clock.advance(5000);
    expect(api.sentTo(userShow)).toHaveLength(before);
    see('visible');
    await clock.advance(3000);
    expect(api.sentTo(userShow).length).toBeGreaterThan(before + 1);
  });

  it('every 10 seconds after a failure, and the shown values stay', async () => {
    const clock = startFakeClock();
    const { api } = open({ api: [on(userShow, PROFILE, refusal('platform.not_found'))], advanceTimers: clock.advance });
    await clock.advance(1000);
    const before = api.sentTo(userShow).length;
    await clock.advance(9000);
    expect(api.sentTo(userShow)).toHaveLength(before);
    expect(screen.getByText('12,450')).toBeVisible();
    await clock.advance(1500);
    expect(api.sentTo(userShow)).toHaveLength(before + 1);
  });

  it('with new points shown as they arrive', async () => {
    const clock = startFakeClock();
    open({ api: [on(userShow, PROFILE, { ...PROFILE, vip_coin: 12_550 })], advanceTimers: clock.advance });
    await clock.advance(0);
    expect(screen.getByText('12,450')).toBeVisible();
    await clock.advance(1100);
    expect(screen.getByText('12,550')).toBeVisible();
  });
});

it('keeps its shape while it loads', () => {
  const { container } = open({ api: [on(userShow, never())] });
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

it('shows when it could not load, and tries again', async () => {
  const { user } = open({ api: [on(userShow, refusal('platform.not_found'), PROFILE)] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was found here.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box()).toBeVisible();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: 'আমার ভিআইপি' })).toBeVisible();
  expect(await screen.findByText('এলিট I')).toBeVisible();
});

it.each(['en', 'bn'] as const)('has no accessibility problem (%s)', async (language) => {
  open({ language });
  await screen.findByText('12,450');
  await expectAccessible();
});
