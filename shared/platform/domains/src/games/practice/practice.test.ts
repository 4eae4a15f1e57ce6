import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { callWallet, findGame } from '../seamless/testing';
import { readTicket } from './practice-ticket';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

async function start(token?: string, change: Record<string, string> = {}) {
  const game = await findGame(platform);
  return platform.app.inject({
    method: 'POST',
    url: token ? '/api/player/game-practice' : '/api/game-practice',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: { platform: game.platform, gameType: game.type, gameCode: game.code, ...change },
  });
}

it('opens a game for a visitor with a ticket that names the game and no player', async () => {
  const { code } = await findGame(platform);
  const answer = (await start()).json<{ url: string; session: string; name: string }>();
  const [address = '', text = ''] = answer.url.split('?practice=');
  expect(address).toBe('http://games.test/play');
  const ticket = readTicket(text, platform.context.settings.merchantSecret, platform.clock.now());
  expect(ticket).toMatchObject({ id: answer.session, code, name: answer.name });
});

it('refuses an unknown game', async () => {
  const answer = await start(undefined, { gameCode: 'ZZ9999' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'catalogue.unknown_game']);
});

it('leaves no trace of money: no session, no account, no entry of the ledger', async () => {
  const player = await platform.signUp();
  const count = async () =>
    (await platform.db.execute(sql`select (select count(*) from game_session) as sessions, (select count(*) from journal) as journals`))
      .rows;
  const before = await count();
  expect((await start(player.token)).statusCode).toBe(200);
  expect(await count()).toEqual(before);
});

it.each([
  ['balance', {}],
  ['bet', { round_id: 'round-1', transaction_id: 'practice-bet', amount: '10.00' }],
  ['win', { round_id: 'round-1', transaction_id: 'practice-win', amount: '10.00', finished: '1' }],
])('no money call knows a practice session: %s', async (action, fields) => {
  const player = await platform.signUp();
  const { session } = (await start(player.token)).json<{ session: string }>();
  const { code } = await findGame(platform);
  const named = { session_id: session, player_id: player.remoteId, ...(action === 'balance' ? {} : { game_code: code }) };
  expect((await callWallet(platform, { action, ...named, ...fields })).error_code).toBe('SESSION_NOT_FOUND');
});

it('no money call redeems a practice ticket', async () => {
  const { url } = (await start()).json<{ url: string }>();
  const answer = await callWallet(platform, { action: 'session', launch_token: url.split('practice=')[1] ?? '' });
  expect(answer.error_code).toBeDefined();
  expect(answer.session_id).toBeUndefined();
});

it('refuses a player on a break and a blocked one', async () => {
  const [resting, blocked] = [await platform.signUp(), await platform.signUp()];
  await ask(platform, resting, 'safer-play/time-out', { length: '24h' });
  expect((await start(resting.token)).json()).toMatchObject({ code: 'safer_play.time_out' });
  await platform.db.execute(sql`update players set status = 'blocked' where remote_id = ${blocked.remoteId}`);
  expect((await start(blocked.token)).statusCode).toBeGreaterThanOrEqual(401);
});

it('paces visitors of one network', async () => {
  const { tries } = platform.context.settings.limits.practicePerAddress;
  const answers = await Promise.all(Array.from({ length: tries + 1 }, () => start()));
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
