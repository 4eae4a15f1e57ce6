import { screen, waitFor, within } from '@testing-library/react';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { SETTINGS, texts } from '#fixtures';
import { manifest } from '#manifest';
import { ProfileContent } from './profile-content';
import { ProfilePage } from './profile.page';
import { EXTRA, PROFILE } from './profile.fixtures';

const PLAYER = { player: DEMO_PLAYER, settings: SETTINGS } as const;

const open = (options: RemoteTestOptions = {}, ui = <ProfilePage />) =>
  renderRemote(ui, {
    path: '/profile',
    texts,
    shell: PLAYER,
    ...options,
    api: [on(userShow, PROFILE), on(getOtherPhones, { data: [EXTRA] }), ...(options.api ?? [])],
  });

const row = (name: string) => screen.findByRole('group', { name });
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;

it('ACCESS-082: is open to players only', () => {
  expect(manifest.paths).toContainEqual({ path: '/profile', access: 'player' });
});

describe.each(['mobile', 'desktop'] as const)('ACCESS-083, on %s', (layout) => {
  it('shows who the player is', async () => {
    open({ shell: { ...PLAYER, layout } });
    expect(screen.getByRole('heading', { level: 1, name: 'Personal Info' })).toBeVisible();
    expect(await fact('Username')).toHaveTextContent('rahim2026');
    expect(screen.getByText('Normal')).toBeVisible();
    expect(await fact('Full Name')).toHaveTextContent('Rahim Uddin');
    expect(await fact('Registration Date')).toHaveTextContent('31/01/2026');
    expect(await fact('Currency')).toHaveTextContent('BDT');
    expect(screen.getByRole('link', { name: /VIP points 12,450/ })).toHaveAttribute('href', '/vip');
    expect(screen.getByLabelText('Birthday')).toHaveAttribute('type', 'date');
  });

  it('shows phone, extra numbers and e-mail with their badges', async () => {
    open({ shell: { ...PLAYER, layout } });
    expect(await row('Main phone')).toHaveTextContent('01712345678');
    expect(screen.getByText('Additional phone numbers')).toBeVisible();
    expect(await row('E-mail')).toHaveTextContent('rahim@example.com');
    for (const name of ['Main phone', '01811111111', 'E-mail']) {
      expect(within(await row(name)).getByText('Not Verified')).toBeVisible();
      expect(within(await row(name)).getByRole('button', { name: /^Verify: / })).toBeVisible();
    }
  });
});

it('leads back to the account on a phone, where no side menu does', async () => {
  const { shell } = open();
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
  await row('E-mail');
  shell.change({ layout: 'desktop' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument());
});

it('ACCESS-084, C-06: a new player is "Normal"; another level comes from the platform', async () => {
  const { api, shell } = open();
  expect(await screen.findByText('Normal')).toBeVisible();
  api.change(on(userShow, { ...PROFILE, vip: { ...PROFILE.vip, level: 12, name: 'Expert III', style: 'lv12' } }));
  await shell.queryClient.invalidateQueries({ queryKey: ['account', 'profile'] });
  expect(await screen.findByText('Expert III')).toBeVisible();
  expect(screen.queryByText('Normal')).not.toBeInTheDocument();
});

it('ACCESS-085: shows the day of the registration as dd/mm/yyyy', async () => {
  open({ api: [on(userShow, { ...PROFILE, created_at: '2026-01-31T17:59:59.000Z' })] });
  const shown = await fact('Registration Date');
  expect(shown?.textContent).toBe('31/01/2026');
});

it('ACCESS-085: shows N/A for missing values', async () => {
  open({ api: [on(userShow, { ...PROFILE, created_at: null, name: '' })] });
  expect(await fact('Registration Date')).toHaveTextContent('N/A');
  expect(await fact('Full Name')).toHaveTextContent('N/A');
});

it('ACCESS-086, N-16: notes that nothing can be changed after confirmation, and names the support', async () => {
  open();
  const note = within(await screen.findByRole('complementary'));
  expect(note.getByText(/cannot be changed after confirmation.*contact customer service/)).toBeVisible();
  expect(note.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', '/chat');
  expect(note.getByRole('link', { name: 'help@shapla.example' })).toHaveAttribute('href', 'mailto:help@shapla.example');
});

it('ACCESS-087, 100: requests the own record and the extra numbers, with the bearer', async () => {
  const { api } = open();
  await row('E-mail');
  const [record, ...others] = api.sentTo(userShow);
  expect(others).toEqual([]);
  expect(record).toMatchObject({ path: '/api/user/show', query: { remote_id: 'R1001' } });
  expect(record?.headers['authorization']).toMatch(/^Bearer .+/);
  expect(api.sentTo(getOtherPhones).map(({ path }) => path)).toEqual(['/api/get/other/phone']);
});

describe('ACCESS-093, C-40: a verified contact has its badge, in either form of the value', () => {
  it.each([
    ['the text', '1', '1'],
    ['the number', 1, 1],
  ])('%s', async (_, session_id, isverify) => {
    open({
      api: [
        on(userShow, { ...PROFILE, session_id, email_verified_at: '2026-02-01T06:00:00.000Z' }),
        on(getOtherPhones, { data: [{ ...EXTRA, isverify }] }),
      ],
    });
    for (const name of ['Main phone', '01811111111', 'E-mail']) {
      expect(within(await row(name)).getByText('Verified')).toBeVisible();
      expect(within(await row(name)).queryByRole('button')).not.toBeInTheDocument();
    }
  });
});

it('shows the shape of the page while its data loads', () => {
  const { container } = open({ api: [on(userShow, never())] });
  expect(screen.getByRole('heading', { level: 1, name: 'Personal Info' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Account', 'Contact details']);
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

it('shows that the record could not be loaded, and tries again', async () => {
  const { user } = open({ api: [on(userShow, refusal('platform.not_found'), PROFILE)] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was found here.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Main phone')).toBeVisible();
});

it('shows the rest when only the extra numbers do not load, and tries again', async () => {
  const { user } = open({ api: [on(getOtherPhones, refusal('platform.not_found'), { data: [EXTRA] })] });
  expect(await row('Main phone')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your additional numbers could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('01811111111')).toBeVisible();
});

it('keeps the shown data when loading it again fails', async () => {
  const { api, shell } = open();
  await row('E-mail');
  api.change(on(userShow, refusal('platform.not_found')), on(getOtherPhones, networkFailure()));
  await shell.queryClient.invalidateQueries({ queryKey: ['account', 'profile'] });
  expect(await row('E-mail')).toBeVisible();
});

it('never shows one player the record of another', async () => {
  const shell = createShellDouble(PLAYER);
  const before = open({ shell });
  await row('E-mail');
  before.unmount();
  shell.change({ player: { remoteId: 'R2002', username: 'karim2026' } });
  open({ shell, api: [on(userShow, never())] });
  expect(screen.queryByText('rahim@example.com')).not.toBeInTheDocument();
});

it('is the same as a tab of the member center, which has the heading', async () => {
  open({ shell: { ...PLAYER, layout: 'desktop' } }, <ProfileContent />);
  expect(await row('Main phone')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await expectAccessible();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ব্যক্তিগত তথ্য' })).toBeVisible();
  expect(await screen.findAllByText('যাচাই হয়নি')).toHaveLength(3);
  expect(screen.getByText('সাধারণ')).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('নিশ্চিত করার পর আপনার তথ্য আর বদলানো যায় না।');
});

it.each([
  ['en', 'mobile'],
  ['bn', 'mobile'],
  ['en', 'desktop'],
  ['bn', 'desktop'],
] as const)('has nothing in the way of assistive technology (%s, %s)', async (language, layout) => {
  open({ language, shell: { ...PLAYER, layout } });
  await screen.findByText('rahim@example.com');
  await expectAccessible();
});
