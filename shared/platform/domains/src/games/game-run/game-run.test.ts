import { sql } from '@site/platform-kit/data/sql';
import { callWallet, findGame, idsOf, openTestSession, runGame } from '../seamless/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const sessionOf = (session: string, token: string) =>
  platform.app.inject({ method: 'GET', url: `/api/game-session?session=${session}`, headers: { authorization: `Bearer ${token}` } });

describe('starting a game', () => {
  it('CATALOGUE-033, PLATFORM-033: a launch answers with a one-time address at the games origin', async () => {
    const response = await runGame(platform, await platform.signUp());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      url: expect.stringMatching(/^http:\/\/games\.test\/play\?token=[\w-]{43}$/),
      session: expect.any(String),
    });
  });

  it('CATALOGUE-032: a game of every platform launches', async () => {
    const { rows } = await platform.db.execute<{ platform: string; type: string }>(
      sql`select distinct on (platform) platform, type from game where active order by platform, display_order`,
    );
    expect(rows).toHaveLength(28);
    for (const { platform: house, type } of rows) {
      const answer = await runGame(platform, await platform.signUp(), { gameCode: '', gameType: type, platform: house });
      expect([house, answer.statusCode]).toEqual([house, 200]);
    }
  });

  it('stores no token in plain text', async () => {
    const { url } = (await runGame(platform, await platform.signUp())).json<{ url: string }>();
    const { rows } = await platform.db.execute(sql`select 1 from game_session where launch_token_hash = ${url.split('token=')[1]!}`);
    expect(rows).toEqual([]);
  });

  it("opens the platform's first game of the type when no code is given", async () => {
    const player = await platform.signUp();
    const { session } = (await runGame(platform, player, { gameCode: '', gameType: 'LIVE', platform: 'BORAK_LIVE' })).json<{
      session: string;
    }>();
    const { rows } = await platform.db.execute(
      sql`select code from game where platform = 'BORAK_LIVE' and type = 'LIVE' order by display_order limit 1`,
    );
    expect((await sessionOf(session, player.token)).json()).toMatchObject({ game: { code: rows[0]?.['code'], platform: 'BORAK_LIVE' } });
  });

  it.each([
    ['an unknown game', { gameCode: 'ZZ9999' }],
    ['another platform than the game has', { platform: 'BORAK_LIVE' }],
    ['another type than the game has', { gameType: 'LIVE' }],
    ['an unknown platform', { gameCode: '', platform: 'NOBODY' }],
  ])('PLATFORM-033: refuses %s', async (_name, change) => {
    const response = await runGame(platform, await platform.signUp(), change);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'catalogue.unknown_game']);
  });

  it('refuses a game that was taken off', async () => {
    const game = await findGame(platform, 'BINGO');
    await platform.db.execute(sql`update game set active = false where code = ${game.code}`);
    const response = await runGame(platform, await platform.signUp(), {
      gameCode: game.code,
      gameType: game.type,
      platform: game.platform,
    });
    expect(response.statusCode).toBe(404);
  });

  it('CATALOGUE-034, N-62, PLATFORM-033: the platform refuses a user id that is not the remote id of the bearer', async () => {
    const [one, other] = [await platform.signUp(), await platform.signUp()];
    const response = await runGame(platform, one, { userId: other.remoteId });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'platform.forbidden']);
  });

  it('CATALOGUE-033, PLATFORM-033: the platform refuses a launch without a token', async () => {
    expect((await runGame(platform, { token: 'nobody', remoteId: 'x' })).statusCode).toBe(401);
  });

  it.each(['userId', 'externalURL', 'isMobileLogin', 'gameCode', 'gameType', 'platform'])(
    'CATALOGUE-033, 034, PLATFORM-033: a launch requires the key %s',
    async (key) => {
      const answer = await runGame(platform, await platform.signUp(), { [key]: undefined });
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [key]]);
    },
  );

  it.each([
    ['a flag that is none', { isMobileLogin: 'perhaps' }, 'isMobileLogin'],
    ['a key that is not specified', { language: 'bn' }, 'language'],
  ])('refuses %s', async (_name, change, key) => {
    const answer = await runGame(platform, await platform.signUp(), change);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [key]]);
  });
});

describe('a game session', () => {
  it('shows elapsed time, rounds, turnover and net result', async () => {
    const session = await openTestSession(platform, 10_000n);
    const play = (params: Record<string, string>) => callWallet(platform, { ...idsOf(session), ...params });
    await play({ action: 'bet', round_id: 'r1', transaction_id: 'gs-1', amount: '10.00' });
    await play({ action: 'win', round_id: 'r1', transaction_id: 'gs-2', amount: '4.50', finished: '1' });
    await play({ action: 'bet', round_id: 'r2', transaction_id: 'gs-3', amount: '20.00' });
    await callWallet(platform, { action: 'refund', player_id: session.player_id, transaction_id: 'gs-4', bet_transaction_id: 'gs-3' });
    platform.clock.advance(90);

    const seen = (await sessionOf(session.session_id, session.token)).json<{ started_at: string; now: string }>();
    expect(seen).toMatchObject({ rounds: 1, turnover: '10.00', net: '-5.50', game: { code: session.game_code } });
    expect(Date.parse(seen.now) - Date.parse(seen.started_at)).toBe(90_000);
  });

  it('is not there for another player', async () => {
    const session = await openTestSession(platform, 0n);
    const other = await platform.signUp();
    expect((await sessionOf(session.session_id, other.token)).statusCode).toBe(404);
    expect((await sessionOf('nothing', other.token)).statusCode).toBe(404);
  });
});
