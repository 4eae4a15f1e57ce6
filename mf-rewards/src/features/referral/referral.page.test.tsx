import { render, screen, within } from '@testing-library/react';
import { getReferral, getReferralHistory } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { QrCode } from '@site/ui/qr';
import { REFERRAL_PROGRAM } from '#paths';
import { texts } from '#fixtures';
import { manifest } from '#manifest';
import { ReferralPage } from './referral.page';
import { REFERRAL, REWARD } from './referral.fixtures';

const LINK = `${window.location.origin}/referral_code?referral_code=LILY2K7P`;

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ReferralPage />, {
    path: REFERRAL_PROGRAM,
    texts,
    shell: { player: DEMO_PLAYER },
    api: [on(getReferral, REFERRAL), on(getReferralHistory, { data: [REWARD], last_page: 1, total: 1 }), ...api],
    ...options,
  });
const openMine = (options: RemoteTestOptions = {}) => open({ path: `${REFERRAL_PROGRAM}?view=mine`, ...options });

const button = (name: string) => screen.findByRole('button', { name });

it('REWARDS-001: is for players only, at the address as it is spelt', () => {
  expect(manifest.paths).toContainEqual({ path: '/refrrel-program', access: 'player' });
});

it('REWARDS-002: explains the program in three steps, and leads to the invitation', async () => {
  const { user, location, container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Referral program' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Referral Info', 'My Referral']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelectorAll('[role="tabpanel"] li svg')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Refer a friend now' }));
  expect(screen.getByRole('tab', { name: 'My Referral', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'My Referral' })).toHaveFocus();
  expect(location().search).toBe('?view=mine');
  expect(await screen.findByText('LILY2K7P')).toBeVisible();
});

it('REWARDS-002: shows code, QR code, the ways to share, the reward board and its button', async () => {
  openMine();
  expect(await screen.findByText('LILY2K7P')).toBeVisible();
  expect(screen.getByText(LINK)).toBeVisible();
  for (const name of ['Copy Link', 'Share', 'Claim All']) expect(screen.getByRole('button', { name })).toBeEnabled();
  const board = within(screen.getByRole('region', { name: 'Your rewards' }));
  const figure = (name: string) => board.getByText(name).nextElementSibling?.textContent;
  expect(figure('Cash rewards')).toBe('৳263.00');
  expect(figure('Lifetime cash rewards')).toBe('৳1,148.00');
  expect(figure('Referral turnover')).toBe('৳220,000.00');
  expect(figure('Active downlines')).toBe('6');
  expect(await board.findByText('৳261.00')).toBeVisible();
});

it('REWARDS-004: the QR code is 128 pixels wide and high, and is that of the link', async () => {
  openMine();
  const code = await screen.findByRole('img', { name: 'QR code of your referral link' });
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['128', '128']);
  render(<QrCode text={LINK} label="the link" />);
  expect(code.innerHTML).toBe(screen.getByRole('img', { name: 'the link' }).innerHTML);
});

it('REWARDS-003: copies the link, and confirms it', async () => {
  const { user } = openMine();
  await screen.findByText('৳261.00');
  await user.click(await button('Copy Link'));
  await expect(navigator.clipboard.readText()).resolves.toBe(LINK);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});

it('REWARDS-005: shows the link to copy by hand where the page may not copy', async () => {
  const { user } = openMine();
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
  const copying = await button('Copy Link');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(copying);
  expect(prompt).toHaveBeenCalledWith('Copy your link from here:', LINK);
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  prompt.mockRestore();
});

describe('sharing', () => {
  const offer = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));
  const UNSUPPORTED = 'Sharing is not supported on this device.';

  it('REWARDS-006: shows when the device cannot share', async () => {
    const { user } = openMine();
    await user.click(await button('Share'));
    expect(await screen.findByText(UNSUPPORTED)).toBeVisible();
  });

  it('REWARDS-002: passes the link to the device', async () => {
    const share = jest.fn(() => Promise.resolve());
    offer(share);
    const { user } = openMine();
    await user.click(await button('Share'));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }));
    expect(screen.queryByText(UNSUPPORTED)).not.toBeInTheDocument();
  });

  it('shows no error to a player who cancels', async () => {
    offer(() => Promise.reject(new DOMException('cancelled', 'AbortError')));
    const { user } = openMine();
    await user.click(await button('Share'));
    expect(screen.queryByText(UNSUPPORTED)).not.toBeInTheDocument();
  });
});

it('REWARDS-015: shows nine rates, by turnover and tier', async () => {
  openMine();
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['0.1%', '0.05%', '0.01%'],
    ['0.15%', '0.06%', '0.02%'],
    ['0.2%', '0.07%', '0.03%'],
  ]);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['From ৳100.00', 'From ৳200,000.00', 'From ৳500,000.00']);
});

it('shows friends by tier, as numbers only', async () => {
  openMine();
  const network = within(await screen.findByRole('region', { name: 'Your friends' }));
  expect(network.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tier 1Invited by youPlayers7Active3Turnover৳150,000.00',
    'Tier 2Invited by your friendsPlayers4Active2Turnover৳60,000.00',
    'Tier 3Invited by their friendsPlayers1Active1Turnover৳10,000.00',
  ]);
  expect(network.getByText(/deposits of ৳500\.00 and stakes of ৳1,000\.00/)).toBeVisible();
});

it('keeps its shape while it loads', async () => {
  openMine({ api: [on(getReferral, never())] });
  expect(await screen.findByRole('status', { name: 'Referral program' })).toHaveAttribute('aria-busy', 'true');
});

it('shows when it could not load, and tries again', async () => {
  const { user } = openMine({ api: [on(getReferral, refusal('platform.not_found'), REFERRAL)] });
  expect(await screen.findByText('Nothing was found here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('LILY2K7P')).toBeVisible();
});

it('shows the rest when the history does not load', async () => {
  openMine({ api: [on(getReferralHistory, refusal('platform.not_found'))] });
  expect((await screen.findByText('Latest reward')).nextElementSibling).toHaveTextContent('—');
});

it('speaks Bangla', async () => {
  openMine({ language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: 'রেফারেল প্রোগ্রাম' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'সব নিয়ে নিন' })).toBeVisible();
});

it.each([
  ['the guide', '', 'en'],
  ['the guide', '', 'bn'],
  ['my referral', '?view=mine', 'en'],
  ['my referral', '?view=mine', 'bn'],
] as const)('has no accessibility problem in %s%s (%s)', async (_, search, language) => {
  open({ path: `${REFERRAL_PROGRAM}${search}`, language });
  if (search) await screen.findByText('৳261.00');
  await expectAccessible();
});
