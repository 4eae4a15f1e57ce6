import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from '@site/platform-kit/data/sql';
import { DEFAULT_POSTER, getGames, posterPath, type Game } from '@site/api/contracts/catalogue';
import * as z from '@site/api/schema';
import { findGame, runGame } from '../seamless/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { seedCatalogue } from './seed-catalogue';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ method: 'GET', url, headers });
const gamesOf = async (url: string) => (await get(url)).json<{ games: Game[] }>().games;

describe('the games list', () => {
  it('CATALOGUE-025, PLATFORM-030: the list is complete without a filter and fits the contract', async () => {
    const response = await get('/api/get-games');
    expect(z.safeParse(getGames.output, response.json()).success).toBe(true);
    expect(response.json<{ games: Game[] }>().games).toHaveLength(2610);
  });

  it('CATALOGUE-015: each sports entry has an icon beside its name, code, type and platform, and no other game has one', async () => {
    const games = await gamesOf('/api/get-games');
    const sports = games.filter(({ type }) => type === 'SPORTS');
    expect(sports).toHaveLength(20);
    for (const entry of sports) {
      expect(entry).toMatchObject({ name: expect.any(String), code: expect.any(String), type: 'SPORTS', platform: 'BOISHAKH_BET_SPORTS' });
      expect((await get(`/storage/${entry.icon}`)).headers['content-type']).toBe('image/svg+xml');
    }
    expect(games.filter(({ type, icon }) => type !== 'SPORTS' && icon !== undefined)).toEqual([]);
  });

  it('CATALOGUE-028: a game has code, name, type and platform, and no sort field is missing', async () => {
    const [game] = await gamesOf('/api/get-games?type=SLOT&system=PADMAPLAY');
    expect(game).toEqual({
      code: 'PP1152',
      name: 'Wild Rickshaw Quest',
      type: 'SLOT',
      platform: 'PADMAPLAY',
      displayOrder: expect.any(Number),
      createTime: expect.any(Number),
      favorite: expect.any(Number),
    });
  });

  it('PLATFORM-030: has the fields for sorting on each game', async () => {
    for (const game of await gamesOf('/api/get-games?type=BINGO'))
      expect(game).toMatchObject({ displayOrder: expect.any(Number), createTime: expect.any(Number), favorite: expect.any(Number) });
  });

  it('PLATFORM-034: has a poster for each game under its code, and none for another', async () => {
    for (const { code } of await gamesOf('/api/get-games?type=LOTTO')) {
      const poster = await get(posterPath(code));
      expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    }
    expect((await get(posterPath('NOPE'))).statusCode).toBe(404);
    expect((await get(DEFAULT_POSTER)).statusCode).toBe(200);
  });

  it('CATALOGUE-025, PLATFORM-030: the list keeps to a type and to comma-joined platforms', async () => {
    const games = await gamesOf('/api/get-games?type=SLOT&system=PADMAPLAY,SHAPLA_REELS');
    expect(games).toHaveLength(370);
    expect(new Set(games.map(({ type }) => type))).toEqual(new Set(['SLOT']));
    expect(new Set(games.map(({ platform: house }) => house))).toEqual(new Set(['PADMAPLAY', 'SHAPLA_REELS']));
  });

  it('is empty for an unknown platform and refused for an unknown type', async () => {
    expect(await gamesOf('/api/get-games?system=NOBODY')).toEqual([]);
    expect((await get('/api/get-games?type=CHESS')).statusCode).toBe(422);
    expect((await get('/api/get-games?type=SLOT&type=LIVE')).statusCode).toBe(400);
  });

  it('answers 304 to a client that has it', async () => {
    const { headers } = await get('/api/get-games?type=FH');
    const again = await get('/api/get-games?type=FH', { 'if-none-match': `"old", ${String(headers.etag)}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/api/get-games?type=LIVE', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes compressed with %s to a client that accepts it', async (encoding, decompress) => {
    const response = await get('/api/get-games', { 'accept-encoding': `deflate, ${encoding}` });
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') });
    expect(JSON.parse(decompress(response.rawPayload).toString())).toEqual((await get('/api/get-games')).json());
    expect(response.rawPayload.length).toBeLessThan(120_000);
  });

  it('leaves out a game that was taken off, when the cache has expired', async () => {
    const { code } = await findGame(platform, 'POKER');
    await platform.db.execute(sql`update game set active = false where code = ${code}`);
    platform.clock.advance(31);
    expect((await gamesOf('/api/get-games?type=POKER')).map((game) => game.code)).not.toContain(code);
    await platform.db.execute(sql`update game set active = true where code = ${code}`);
  });
});

describe('the first posters of a list', () => {
  const postersOf = async (query: string) => (await get(`/api/first-posters${query}`)).json<string[]>();

  it.each(['', '?type=SLOT&title=Slots', '?system=PADMAPLAY,SHAPLA_REELS', '?type=SLOT&sort=displayOrder&q='])(
    'are those of the games that the page shows first with the query "%s"',
    async (query) => {
      const games = await gamesOf(`/api/get-games${query}`);
      const posters = await postersOf(query);
      expect(posters).toHaveLength(16);
      expect(posters).toEqual(games.slice(0, 16).map(({ code }) => posterPath(code)));
    },
  );

  it.each(['?q=gold', '?sort=aZ', '?system=NOBODY'])('are none with the query "%s"', async (query) => {
    expect(await postersOf(query)).toEqual([]);
  });

  it('are refused for an unknown type', async () => {
    expect((await get('/api/first-posters?type=CHESS')).statusCode).toBe(422);
  });
});

it('seeds the same catalogue twice without adding or resetting anything', async () => {
  const count = async () =>
    (await platform.db.execute(sql`select count(*)::int as games, sum(favourites)::int as loved from game`)).rows[0];
  const before = await count();
  await seedCatalogue(platform.db);
  expect(await count()).toEqual(before);
});

describe('platforms', () => {
  it('CATALOGUE-027, 028, PLATFORM-032: the platforms are those with live games when no type is given', async () => {
    const { systems } = (await get('/api/get-system')).json<{ systems: string[] }>();
    expect(systems).toEqual(['PADMAPLAY', 'MEGHNA_LIVE', 'MUSLIN_CARDS', 'BORAK_LIVE', 'SEXY']);
    expect((await get('/api/get-system?type=LIVE')).json()).toEqual((await get('/api/get-system')).json());
  });

  it('CATALOGUE-026, 028, PLATFORM-031: the platforms of a JSON list have names', async () => {
    const system = encodeURIComponent('["SHAPLA_REELS","NOBODY","PADMAPLAY"]');
    expect((await get(`/api/get-provider?system=${system}`)).json()).toMatchObject({
      data: [
        { platform: 'PADMAPLAY', name: 'PadmaPlay' },
        { platform: 'SHAPLA_REELS', name: 'Shapla Reels' },
      ],
    });
  });

  it.each(['PADMAPLAY', '{}', '[1]', '[', 'null', '""'])('PLATFORM-031: refuses %s as a JSON list', async (system) => {
    const response = await get(`/api/get-provider?system=${encodeURIComponent(system)}`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'catalogue.bad_system', message: 'Failed to fetch providers' });
  });
});

describe("a player's own lists", () => {
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const mark = (player: { token: string }, gameCode: string, favourite: boolean) =>
    platform.app.inject({ method: 'POST', url: '/api/favourite-games', headers: bearer(player), payload: { gameCode, favourite } });
  const codes = async (url: string, player: { token: string }) =>
    (await get(url, bearer(player))).json<{ games: Game[] }>().games.map(({ code }) => code);

  it('keep favourites, newest first, and count each mark once', async () => {
    const player = await platform.signUp();
    const [one, other] = [await findGame(platform, 'SLOT'), await findGame(platform, 'FH')];
    const loved = async () =>
      (await platform.db.execute(sql`select favourites from game where code = ${one.code}`)).rows[0]?.['favourites'];
    const before = Number(await loved());
    for (const { code } of [one, one, other]) {
      platform.clock.advance(1);
      expect((await mark(player, code, true)).json()).toEqual({ success: true });
    }
    expect(await codes('/api/favourite-games', player)).toEqual([other.code, one.code]);
    expect(await loved()).toBe(before + 1);
    await mark(player, one.code, false);
    await mark(player, one.code, false);
    expect(await codes('/api/favourite-games', player)).toEqual([other.code]);
    expect(await loved()).toBe(before);
    expect(await codes('/api/favourite-games', await platform.signUp())).toEqual([]);
  });

  it('do not take a game that is not there', async () => {
    const response = await mark(await platform.signUp(), 'ZZ9999', true);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'catalogue.unknown_game']);
  });

  it('show the last opened games first, each game once', async () => {
    const player = await platform.signUp();
    const games = [await findGame(platform, 'SLOT'), await findGame(platform, 'FH'), await findGame(platform, 'SLOT')];
    for (const game of games) {
      platform.clock.advance(1);
      await runGame(platform, player, { gameCode: game.code, gameType: game.type, platform: game.platform });
    }
    expect(await codes('/api/recent-games', player)).toEqual([games[0]?.code, games[1]?.code]);
  });
});
