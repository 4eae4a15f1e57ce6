// Covers: SHELL-040, SHELL-041, SHELL-046, SHELL-056, SHELL-061, SHELL-062, N-19, N-20
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

it('has every block', async () => {
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
  'leads with the app link "%s" in header and footer alike to the page about the home screen',
  async (android_app_link) => {
    await renderShell({ path: '/no-such-page', api: [on(getGeneral, { ...SETTINGS, android_app_link })] });
    const links = [
      (await footer()).getByRole('link', { name: 'Download for Android' }),
      screen.getByRole('link', { name: 'App download' }),
    ];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app', '/app']);
  },
);

it('SHELL-040: names in each block what it shows, the licence included', async () => {
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

it('takes the social links from the platform', async () => {
  await renderShell({ path: '/no-such-page' });
  expect(await (await footer()).findByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.example/');
  expect((await footer()).getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://fb.example/');
  expect((await footer()).getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://tg.example/');
});

it('only logs that the social links did not load', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderShell({ path: '/no-such-page', api: [on(getSocialLinks, refusal('platform.not_found'))] });
  await footer();
  await waitFor(() => expect(log).toHaveBeenCalledWith('An unexpected error occurred while fetching social links', expect.anything()));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
