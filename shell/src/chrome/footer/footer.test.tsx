import { screen, waitFor, within } from '@testing-library/react';
import { getGeneral, getSocialLinks } from '@site/api/contracts/site';
import { expectAccessible, on, refusal } from '@site/testing';
import { SETTINGS } from '#testing/platform';
import { endShells, renderShell } from '#testing/render-shell';

afterEach(async () => {
  await endShells();
  jest.restoreAllMocks();
});

const footer = async () => within(await screen.findByRole('contentinfo'));

it('SHELL-040, 056, N-20: the footer has every block, with pictures below /storage/footer/', async () => {
  await renderShell({ path: '/no-such-page' });
  const blocks = (await footer()).getAllByRole('heading').map((heading) => heading.textContent);
  expect(blocks).toEqual([
    'Sponsorships',
    'Brand Ambassadors',
    'Payment Methods',
    'Responsible Gaming',
    'Gaming Licence',
    'Follow us',
    'Support',
    'App',
  ]);
  const pictures = (await footer()).getAllByRole('img').map((picture) => picture.getAttribute('src'));
  expect(pictures).toHaveLength(13);
  expect(pictures.every((source) => source?.startsWith('/storage/footer/'))).toBe(true);
  expect((await footer()).getByRole('link', { name: 'Download for Android' })).toHaveAttribute('href', '/storage/app/shapla.apk');
  expect((await footer()).getByRole('link', { name: 'support@shapla.example' })).toHaveAttribute('href', 'mailto:support@shapla.example');
  await expectAccessible();
});

it.each(['', ' '])(
  'SHELL-029, 040, N-20: the app link "%s" leads header and footer alike to the page about the home screen',
  async (android_app_link) => {
    await renderShell({ path: '/no-such-page', api: [on(getGeneral, { ...SETTINGS, android_app_link })] });
    const links = [
      (await footer()).getByRole('link', { name: 'Download for Android' }),
      screen.getByRole('link', { name: 'App download' }),
    ];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app', '/app']);
  },
);

it('SHELL-040: each block names what it shows, the licence included', async () => {
  await renderShell({ path: '/no-such-page' });
  const marks = async (name: string) => {
    const heading = (await footer()).getByRole('heading', { name });
    return within(heading.parentElement ?? heading).getAllByRole('img').length;
  };
  expect(
    await Promise.all(['Sponsorships', 'Brand Ambassadors', 'Payment Methods', 'Responsible Gaming', 'Gaming Licence'].map(marks)),
  ).toEqual([3, 2, 4, 3, 1]);
  expect((await footer()).getByRole('img', { name: /licence/i })).toHaveAttribute('src', '/storage/footer/licence.svg');
  expect(await (await footer()).findAllByRole('link', { name: /WhatsApp|Facebook|Telegram/ })).toHaveLength(3);
  expect((await footer()).getByRole('link', { name: 'About responsible gaming' })).toHaveAttribute('href', '/responsible-gaming');
});

it('SHELL-041: a change of the list on the platform changes the links', async () => {
  const links = [
    { id: 9, name: 'telegram' as const, link: 'https://tg.example/other', icon: 'social/t.svg' },
    { id: 4, name: 'facebook' as const, link: 'https://fb.example/other', icon: 'social/f.svg' },
  ];
  await renderShell({ path: '/no-such-page', api: [on(getSocialLinks, links)] });
  await (await footer()).findByRole('link', { name: 'Telegram' });
  const shown = (await footer()).getAllByRole('link', { name: /WhatsApp|Facebook|Telegram/ });
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(['https://tg.example/other', 'https://fb.example/other']);
});

it('SHELL-041, 056, 061, 062, N-19: the social links are those of the platform, with their icons', async () => {
  await renderShell({ path: '/no-such-page' });
  expect(await (await footer()).findByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.example/');
  expect((await footer()).getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://fb.example/');
  const telegram = (await footer()).getByRole('link', { name: 'Telegram' });
  expect(telegram).toHaveAttribute('href', 'https://tg.example/');
  expect(telegram.querySelector('img')).toHaveAttribute('src', '/storage/social/t.svg');
});

it('SHELL-044, 046: social links that do not load are only logged, in the exact words', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderShell({ path: '/no-such-page', api: [on(getSocialLinks, refusal('platform.not_found'))] });
  await footer();
  await waitFor(() => expect(log).toHaveBeenCalledWith('An unexpected error occurred while fetching social links', expect.anything()));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
