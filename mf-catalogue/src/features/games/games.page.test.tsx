import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getFavouriteGames, getGameFacts, getGames, getProvider, getSystem, setFavouriteGame } from '@site/api/contracts/catalogue';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote } from '@site/testing';
import { sampleFacts, sampleGame, texts } from '#fixtures';
import { CasinoPage, GamesPage } from './games.page';

const GAMES = [
  sampleGame({ code: 'PP1', name: 'Night Lotus', displayOrder: 2, createTime: 10, favorite: 9 }),
  sampleGame({ code: 'PP2', name: 'Golden River', displayOrder: 1, createTime: 20, favorite: 5 }),
  sampleGame({ code: 'HH1', name: 'Big Hilsa', displayOrder: 3, createTime: 30, favorite: 7, platform: 'HILSA_HUNT' }),
];
const API = [
  on(getGames, { games: GAMES, message: '' }),
  on(getSystem, { systems: ['PADMAPLAY', 'HILSA_HUNT'], message: '' }),
  on(getProvider, {
    data: [
      { platform: 'PADMAPLAY', name: 'PadmaPlay' },
      { platform: 'HILSA_HUNT', name: 'Hilsa Hunt' },
    ],
    message: '',
  }),
  on(getFavouriteGames, { games: [GAMES[0] ?? sampleGame()] }),
  on(setFavouriteGame, { success: true }),
];

const openGames = (path = '/games?type=SLOT&title=Slots', shell: ShellDoubleOptions = {}, api = API) =>
  renderRemote(<GamesPage />, { path, shell, texts, api });

const tiles = () => screen.getAllByRole('listitem').map((tile) => tile.querySelector('p')?.textContent);
const play = (name: string) => screen.findByRole('button', { name: `Play Game ${name}` });

it('CATALOGUE-016, 025: the list shows the games of the category under its title', async () => {
  const { api, container } = openGames();
  await play('Golden River');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slots');
  expect(tiles()).toEqual(['Golden River', 'Night Lotus', 'Big Hilsa']);
  expect(api.sentTo(getGames)[0]?.query).toEqual({ type: 'SLOT' });
  await expectAccessible(container);
});

it('CATALOGUE-015: a sports entry shows its icon beside its name', async () => {
  const cup = sampleGame({ code: 'BS1001', name: 'Bengal Cricket Cup', type: 'SPORTS', icon: 'sports/cricket.svg' });
  openGames('/games?type=SPORTS&title=Sports', {}, [on(getGames, { games: [cup], message: '' }), ...API.slice(1)]);
  const name = (await screen.findByText('Bengal Cricket Cup')).closest('p');
  expect(name?.querySelector('img')).toHaveAttribute('src', '/storage/sports/cricket.svg');
});

it('CATALOGUE-016, 025: the list requests only the platforms that the address names', async () => {
  const { api } = openGames('/games?type=SLOT&system=PADMAPLAY,HILSA_HUNT');
  await play('Golden River');
  expect(api.sentTo(getGames)[0]?.query).toEqual({ type: 'SLOT', system: 'PADMAPLAY,HILSA_HUNT' });
});

it('CATALOGUE-025: the list sends no filters without parameters', async () => {
  const { api } = openGames('/games');
  await play('Golden River');
  expect(api.sentTo(getGames)[0]?.query).toEqual({});
  expect(api.sentTo(getSystem)[0]?.query).toEqual({});
});

it('CATALOGUE-026, 027: the page requests the providers of the systems that the platform returned', async () => {
  const { api } = openGames();
  await screen.findByRole('button', { name: 'PadmaPlay' });
  expect(api.sentTo(getSystem)[0]?.query).toEqual({ type: 'SLOT' });
  expect(api.sentTo(getProvider)[0]?.query).toEqual({ system: '["PADMAPLAY","HILSA_HUNT"]' });
});

describe('the provider chips', () => {
  it('CATALOGUE-017: the chips begin with ALL', async () => {
    openGames();
    const chips = within(await screen.findByRole('group', { name: 'Providers' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['ALL', 'PadmaPlay', 'Hilsa Hunt']);
    expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
  });

  it('narrow the list and change the address', async () => {
    const { user, location } = openGames();
    await user.click(await screen.findByRole('button', { name: 'Hilsa Hunt' }));
    await waitFor(() => expect(tiles()).toEqual(['Big Hilsa']));
    expect(new URLSearchParams(location().search).get('system')).toBe('HILSA_HUNT');
    await user.click(screen.getByRole('button', { name: 'ALL' }));
    expect(new URLSearchParams(location().search).has('system')).toBe(false);
  });

  it('CATALOGUE-018: the Providers filter shows all providers', async () => {
    const { user, location } = openGames();
    await user.click(await screen.findByRole('button', { name: 'Providers' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Hilsa Hunt' }));
    expect(new URLSearchParams(location().search).get('system')).toBe('HILSA_HUNT');
  });

  it('CATALOGUE-018: the text "No providers available" replaces them when there are none', async () => {
    openGames(undefined, {}, [...API, on(getProvider, { data: [], message: '' })]);
    expect(await screen.findByText('No providers available')).toBeVisible();
  });
});

describe('Search Games', () => {
  it('CATALOGUE-019, M-01: the box narrows the tiles at once, in any case, and then the address', async () => {
    const { user, location } = openGames();
    await play('Golden River');
    await user.type(screen.getByPlaceholderText('Search Games'), 'LOTUS');
    expect(tiles()).toEqual(['Night Lotus']);
    await waitFor(() => expect(new URLSearchParams(location().search).get('q')).toBe('LOTUS'));
    expect(new URLSearchParams(location().search).get('title')).toBe('Slots');
  });

  it('is there again after coming back', async () => {
    openGames('/games?type=SLOT&q=hilsa');
    await play('Big Hilsa');
    expect(screen.getByPlaceholderText('Search Games')).toHaveValue('hilsa');
    expect(tiles()).toEqual(['Big Hilsa']);
  });

  it('says No Data where nothing matches, and shows everything again', async () => {
    const { user } = openGames('/games?type=SLOT&q=zzz');
    expect(await screen.findByText('No Data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/search?q=zzz');
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    await play('Golden River');
    expect(screen.getByPlaceholderText('Search Games')).toHaveValue('');
  });
});

it('CATALOGUE-020, 021, M-02, C-28: the menu sorts by the four specified orders', async () => {
  const { user, location } = openGames();
  await play('Golden River');
  const sorts = within(screen.getByRole('radiogroup', { name: 'Sort games' })).getAllByRole<HTMLInputElement>('radio');
  expect(sorts.map((sort) => [sort.value, sort.labels?.[0]?.textContent])).toEqual([
    ['displayOrder', 'Recommend'],
    ['createTime', 'Latest'],
    ['favorite', 'Favorite'],
    ['aZ', 'A-Z'],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Latest' }));
  expect(tiles()).toEqual(['Big Hilsa', 'Golden River', 'Night Lotus']);
  expect(new URLSearchParams(location().search).get('sort')).toBe('createTime');
  await user.click(screen.getByRole('radio', { name: 'Favorite' }));
  expect(tiles()).toEqual(['Night Lotus', 'Big Hilsa', 'Golden River']);
  await user.click(screen.getByRole('radio', { name: 'A-Z' }));
  expect(tiles()).toEqual(['Big Hilsa', 'Golden River', 'Night Lotus']);
});

describe('a tile', () => {
  it('CATALOGUE-022, 023, N-25: a tile has poster, name, supplier, Play Game and its position in the list', async () => {
    openGames();
    await screen.findByText('Hilsa Hunt', { selector: 'p' });
    const tile = screen.getAllByRole('listitem')[2] as HTMLElement;
    expect(tile.querySelector('img')).toHaveAttribute('src', '/storage/games/HH1.svg');
    expect(within(tile).getByText('Play Game')).toBeInTheDocument();
    expect([tile.getAttribute('aria-posinset'), tile.getAttribute('aria-setsize')]).toEqual(['3', '3']);
  });

  it('CATALOGUE-022, 023: the default poster replaces one that does not load', async () => {
    openGames();
    await play('Golden River');
    const poster = document.querySelector('img[src$="PP2.svg"]') as HTMLImageElement;
    fireEvent.error(poster);
    expect(poster).toHaveAttribute('src', '/storage/games/default.svg');
  });

  it('loads no poster while data is saved, and its poster as soon as it is not', async () => {
    const { shell } = openGames('/games?type=SLOT', { savesData: true });
    const tile = (await play('Golden River')).closest('[role="listitem"]') as HTMLElement;
    expect(tile.querySelector('img')).toBeNull();
    expect(within(tile).getByText('GR')).toBeInTheDocument();
    act(() => shell.change({ savesData: false }));
    expect(tile.querySelector('img')).toHaveAttribute('src', '/storage/games/PP2.svg');
  });

  it('CATALOGUE-024: a tile sends a visitor to the log-in page', async () => {
    const { user, shell } = openGames();
    await user.click(await play('Golden River'));
    expect(shell.notes.navigations.at(-1)?.path).toBe('/login');
  });

  it.each([
    ['Golden River', { platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP2', name: 'Golden River' }],
    ['Big Hilsa', { platform: 'HILSA_HUNT', gameType: 'SLOT', gameCode: 'HH1', name: 'Big Hilsa' }],
  ])('CATALOGUE-024, 039: a tile opens %s for a player, to come back to this list', async (name, game) => {
    const { user, shell } = openGames('/games?type=SLOT&title=Slots&sort=aZ', { player: DEMO_PLAYER });
    await user.click(await play(name));
    expect(shell.notes.launches).toEqual([{ game, from: '/games?type=SLOT&title=Slots&sort=aZ' }]);
    expect(shell.notes.navigations.at(-1)).toMatchObject({ path: '/gamerun', state: { returnTo: '/games?type=SLOT&title=Slots&sort=aZ' } });
  });
});

describe('the info button', () => {
  const openInfo = async (shell: ShellDoubleOptions = {}) => {
    const opened = openGames('/games?type=SLOT', shell, [...API, on(getGameFacts, sampleFacts())]);
    await play('Golden River');
    await opened.user.click(screen.getByRole('button', { name: 'Rules and return: Golden River' }));
    return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Golden River' })) };
  };

  it('shows the rules and leads a visitor to a game without money', async () => {
    const { sheet, user, location } = await openInfo();
    expect(await sheet.findByRole('row', { name: /Red or black/ })).toBeVisible();
    await user.click(sheet.getByRole('link', { name: 'Try without money' }));
    expect(location().pathname + location().search).toBe('/practice?platform=PADMAPLAY&type=SLOT&code=PP2');
    expect(location().state).toEqual({ returnTo: '/games?type=SLOT' });
  });

  it('opens the game with money for a player', async () => {
    const { sheet, user, shell } = await openInfo({ player: DEMO_PLAYER });
    await user.click(sheet.getByRole('button', { name: 'Play Game' }));
    expect(shell.notes.launches).toMatchObject([{ game: { gameCode: 'PP2' }, from: '/games?type=SLOT' }]);
  });
});

describe('the favourite star', () => {
  const star = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });

  it('is not there for a visitor', async () => {
    const { api } = openGames();
    await play('Golden River');
    expect(screen.queryByRole('button', { name: /^Favourite:/ })).not.toBeInTheDocument();
    expect(api.sentTo(getFavouriteGames)).toEqual([]);
  });

  it('shows at once what the player chose, before the platform answers', async () => {
    const { user, api } = openGames(undefined, { player: DEMO_PLAYER });
    await waitFor(async () => expect(await star('Night Lotus')).toHaveAttribute('aria-pressed', 'true'));
    api.change(on(setFavouriteGame, never()));
    await user.click(await star('Golden River'));
    expect(await star('Golden River')).toHaveAttribute('aria-pressed', 'true');
    expect(api.sentTo(setFavouriteGame)[0]?.body).toEqual({ gameCode: 'PP2', favourite: true });
  });

  it('takes the choice back when the platform refuses', async () => {
    const { user, api, shell } = openGames(undefined, { player: DEMO_PLAYER });
    await waitFor(async () => expect(await star('Night Lotus')).toHaveAttribute('aria-pressed', 'true'));
    api.change(on(setFavouriteGame, refusal('catalogue.unknown_game')));
    await user.click(await star('Night Lotus'));
    await waitFor(() => expect(shell.notes.errors).toEqual(['Your favourite could not be saved. Please try again.']));
    expect(await star('Night Lotus')).toHaveAttribute('aria-pressed', 'true');
  });
});

it('puts ten thousand games into the document only near the screen', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => sampleGame({ code: `PP${index}`, name: `Game ${index}`, displayOrder: index }));
  openGames(undefined, {}, [...API, on(getGames, { games: many, message: '' })]);
  await play('Game 0');
  const tilesShown = screen.getAllByRole('listitem');
  expect(tilesShown.length).toBeLessThan(100);
  expect(tilesShown[0]).toHaveAttribute('aria-setsize', '10000');
  expect(screen.getByText('10,000 games')).toBeInTheDocument();
});

describe('the casino', () => {
  it('has tabs of all categories and opens with live tables', async () => {
    const { api, user, location } = renderRemote(<CasinoPage />, { path: '/casino', texts, api: API });
    await play('Golden River');
    expect(api.sentTo(getGames)[0]?.query).toEqual({ type: 'LIVE' });
    const tabs = within(screen.getByRole('navigation', { name: 'Game categories' })).getAllByRole('link');
    expect(tabs).toHaveLength(11);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Live Casino');
    await user.click(screen.getByRole('link', { name: 'Poker' }));
    expect(location().search).toBe('?type=POKER');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Poker');
  });
});
