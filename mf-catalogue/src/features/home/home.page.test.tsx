import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import { getFavouriteGames, getRecentGames } from '@site/api/contracts/catalogue';
import { getSliders, type Slide } from '@site/api/contracts/site';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { ALL_TRIES_MS, expectAccessible, never, networkFailure, on, renderRemote, startFakeClock } from '@site/testing';
import { sampleGame, sampleSettings, texts } from '#fixtures';
import { HomePage } from './home.page';

const slide = (name: string, link: string, name_bn?: string): Slide => ({
  name,
  link,
  thubmnail: `slides/${name}.svg`,
  ...(name_bn ? { name_bn } : {}),
});

const SLIDERS = [
  {
    status: 'active',
    slider_type: 'Main' as const,
    slides: [slide('Lily', '/promotions', 'শাপলা'), slide('Cricket', ''), slide('Live', 'https://live.example')],
  },
  { status: 'inactive', slider_type: 'Main' as const, slides: [slide('Switched off', '')] },
  { status: 'active', slider_type: 'Favourite' as const, slides: [slide('River Gold', 'PADMAPLAY-SLOT-PP1042')] },
  { status: 'inactive', slider_type: 'Favourite' as const, slides: [slide('Old Favourite', 'JILI-SLOT')] },
  { status: 'active', slider_type: 'Features' as const, slides: [slide('Jili Lobby', 'JILI-SLOT')] },
  { status: 'inactive', slider_type: 'Features' as const, slides: [slide('Old Feature', 'JILI-SLOT')] },
];

const openHome = (shell: ShellDoubleOptions = {}, language?: 'en' | 'bn') =>
  renderRemote(<HomePage />, {
    shell: { settings: sampleSettings(), ...shell },
    language,
    texts,
    api: [
      on(getSliders, SLIDERS),
      on(getRecentGames, { games: [sampleGame({ code: 'R1', name: 'Played Last' })] }),
      on(getFavouriteGames, { games: [] }),
    ],
  });

const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('CATALOGUE-001, 007, 008: the page shows slider, categories, favourites, featured games and the long text', async () => {
  const { container } = openHome();
  expect(await screen.findByRole('region', { name: 'Highlights' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Game categories' })).toBeVisible();
  expect(names(screen.getByRole('region', { name: 'Favourites' }))).toEqual(['River Gold']);
  expect(names(screen.getByRole('region', { name: 'Featured Games' }))).toEqual(['Jili Lobby']);
  expect(screen.getByRole('region', { name: 'About this site' })).toBeVisible();
  await expectAccessible(container);
});

describe('the main slider', () => {
  it('CATALOGUE-002: the slider has every slide of the active Main records, with its link', async () => {
    openHome();
    const stage = await screen.findByRole('region', { name: 'Highlights' });
    const slides = within(stage).getAllByRole('listitem', { hidden: true });
    expect(slides.map((item) => item.querySelector('strong')?.textContent)).toEqual(['Lily', 'Cricket', 'Live']);
    expect(slides.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(['/promotions', undefined, 'https://live.example']);
    expect(slides.map((item) => item.querySelector('img')?.getAttribute('src'))).toContain('/storage/slides/Lily.svg');
  });

  it('loads the first scene at once and with priority, the others when there is time', async () => {
    openHome();
    const stage = await screen.findByRole('region', { name: 'Highlights' });
    const [first, second] = [...stage.querySelectorAll('img')];
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    expect(second?.getAttribute('loading')).toBe('lazy');
  });

  it('keeps its place while the slides load', () => {
    const { container } = renderRemote(<HomePage />, { texts, api: [on(getSliders, never())] });
    expect(container.querySelector('.stage .viewport')).toBeInTheDocument();
  });

  it('says when it could not load, and tries again', async () => {
    const clock = startFakeClock();
    const { user, api } = renderRemote(<HomePage />, { texts, api: [on(getSliders, networkFailure())], advanceTimers: clock.advance });
    await clock.advance(ALL_TRIES_MS);
    api.change(on(getSliders, SLIDERS));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Favourites' })).toBeVisible();
  });
});

it('CATALOGUE-004, M-31: the notice passes by at speed 30 until the player pauses it', async () => {
  const { user } = openHome();
  const notice = screen.getByRole('region', { name: 'Notice' });
  expect(notice.querySelector('[data-speed]')).toHaveAttribute('data-speed', '30');
  expect(notice).toHaveTextContent('Withdrawals take ten minutes.');
  await user.click(within(notice).getByRole('button', { name: 'Pause the notice' }));
  expect(notice).toHaveAttribute('data-paused');
});

it('has no notice where none is set', () => {
  openHome({ settings: sampleSettings({ notice: '', notice_bn: '' }) });
  expect(screen.queryByRole('region', { name: 'Notice' })).not.toBeInTheDocument();
});

it('CATALOGUE-005, 006, C-20: eleven categories lead to their games by their codes', () => {
  openHome();
  const links = within(screen.getByRole('navigation', { name: 'Game categories' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Sports',
    'Live Casino',
    'Slots',
    'Table Games',
    'Bingo',
    'E-Games',
    'Fishing',
    'Lottery',
    'Crash',
    'Arcade',
    'Poker',
  ]);
  expect(links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('type'))).toEqual([
    'SPORTS',
    'LIVE',
    'SLOT',
    'TABLE',
    'BINGO',
    'EGAME',
    'FH',
    'LOTTO',
    'CRASH',
    'ARCADE',
    'POKER',
  ]);
  expect(links[2]).toHaveAttribute('href', '/games?type=SLOT&system=&title=Slots');
});

describe('a game of a row', () => {
  it('CATALOGUE-009: a game sends a visitor to the log-in page', async () => {
    const { user, shell } = openHome();
    await user.click(await screen.findByRole('button', { name: 'River Gold' }));
    expect(shell.notes.navigations.at(-1)?.path).toBe('/login');
  });

  it.each([
    ['River Gold', { platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042', name: 'River Gold' }],
    ['Jili Lobby', { platform: 'JILI', gameType: 'SLOT', gameCode: '', name: 'Jili Lobby' }],
  ])('CATALOGUE-009, 010, N-22: the link of a slide opens %s for a player, who comes back here', async (name, game) => {
    const { user, shell } = openHome({ player: DEMO_PLAYER });
    await user.click(await screen.findByRole('button', { name }));
    expect(shell.notes.launches).toEqual([{ game, from: '/' }]);
    expect(shell.notes.navigations.at(-1)).toMatchObject({ path: '/gamerun', state: { returnTo: '/' } });
  });

  it('CATALOGUE-023: the default poster replaces one that does not load', async () => {
    openHome();
    const poster = (await screen.findByRole('button', { name: 'River Gold' })).querySelector('img');
    expect(poster).toHaveAttribute('src', '/storage/slides/River Gold.svg');
    fireEvent.error(poster as HTMLImageElement);
    expect(poster).toHaveAttribute('src', '/storage/games/default.svg');
  });
});

describe("the player's own rows", () => {
  it('are there when they have games', async () => {
    openHome({ player: DEMO_PLAYER });
    const recent = await screen.findByRole('region', { name: 'Recently played' });
    expect(names(recent)).toEqual(['Played Last']);
    expect(recent.querySelector('img')).toHaveAttribute('src', '/storage/games/R1.svg');
    expect(screen.queryByRole('region', { name: 'My favourites' })).not.toBeInTheDocument();
  });

  it('are not requested for a visitor', async () => {
    const { api } = openHome();
    await screen.findByRole('region', { name: 'Favourites' });
    expect(api.sentTo(getRecentGames)).toEqual([]);
    expect(api.sentTo(getFavouriteGames)).toEqual([]);
  });
});

it.each([
  ['mobile', '200px'],
  ['desktop', '970px'],
] as const)('CATALOGUE-011, 012: the long text is folded on %s at %s, and Show More and Show Less toggle it', async (layout, height) => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = readFileSync(join(__dirname, 'marketing-text.module.css'), 'utf8');
  const { user } = openHome({ layout });
  const more = screen.getByRole('button', { name: 'Show More' });
  const text = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(text).toHaveStyle({ maxHeight: height });
  await user.click(more);
  expect(text).not.toHaveStyle({ maxHeight: height });
  await user.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(text).toHaveStyle({ maxHeight: height });
  sheet.remove();
});

describe('the external exchange', () => {
  it('EXCHANGE-008: is linked with the token of the player', () => {
    openHome({ player: DEMO_PLAYER, settings: sampleSettings({ exchange_link: 'https://exchange.example' }) });
    expect(screen.getByRole('link', { name: /Exchange/ })).toHaveAttribute(
      'href',
      'https://exchange.example/m/#/token/demo-exchange-token',
    );
  });

  it.each<[string, ShellDoubleOptions]>([
    ['an address', { player: DEMO_PLAYER }],
    ['a player', { settings: sampleSettings({ exchange_link: 'https://exchange.example' }) }],
  ])('is absent without %s', async (_, shell) => {
    openHome(shell);
    await screen.findByRole('region', { name: 'Favourites' });
    expect(screen.queryByRole('link', { name: /Exchange/ })).not.toBeInTheDocument();
  });
});

it('CATALOGUE-004, M-31: the page and its notice speak Bangla', async () => {
  openHome({}, 'bn');
  expect(await screen.findByText('শাপলা')).toBeInTheDocument();
  expect(screen.getByText('উত্তোলনে দশ মিনিট লাগে।', { selector: ':not([aria-hidden])' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'আরও দেখুন' })).toBeInTheDocument();
});
