import { ARCHIVE_EVERY_S, ARCHIVE_KEPT_S, ARCHIVE_TOO_OFTEN, type OwnData } from '@site/api/contracts/own-account';
import { sql } from '@site/platform-kit/data/sql';
import { inboxOf, newDeposit, signUpReady } from '#funds/testing';
import { readZip } from '@site/platform-testing/players/read-zip';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { openSession } from '../sessions/sessions.service';
import { makeDueExport } from './make-export.service';
import { sweepExports } from './own-data.service';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpReady(platform);
});
afterAll(() => platform.stop());

const send = (method: 'GET' | 'POST', path: string, { token }: { token: string }, payload?: object, headers: Record<string, string> = {}) =>
  platform.app.inject({
    method,
    url: `/api/own-data${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
const ask = (who: { token: string } = player, password = TEST_PASSWORD, headers: Record<string, string> = {}) =>
  send('POST', '', who, { password }, headers);
const stateOf = async (who: { token: string } = player) => (await send('GET', '', who)).json<OwnData>();
const make = () => makeDueExport(platform.context);
const download = (who: { token: string } = player) => send('GET', '/archive', who);
const logInAgain = async ({ playerId }: TestPlayer) =>
  openSession(platform.db, platform.clock, playerId, { ip: '127.0.0.1', userAgent: '' });

it('makes an archive with the data of the player in JSON and CSV, and says so in the inbox', async () => {
  await newDeposit(platform, player, { amount: 1250 });
  expect(await stateOf()).toMatchObject({ state: 'none', next_at: null });
  expect((await ask()).json()).toMatchObject({ state: 'waiting', parts_done: 0 });
  await make();
  const ready = await stateOf();
  expect(ready).toMatchObject({ state: 'ready', parts_done: ready.parts_all });

  const answer = await download();
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="own-data-2026-01-15.zip"',
    'cache-control': 'no-store',
  });
  const files = readZip(answer.rawPayload);
  expect(JSON.parse(files.get('json/profile.json') ?? '')).toEqual([
    expect.objectContaining({ username: player.username, email: `${player.username}@example.com` }),
  ]);
  expect(JSON.parse(files.get('json/requests.json') ?? '')).toEqual([expect.objectContaining({ action: 'deposit', amount: 125_000 })]);
  const [head = '', line = ''] = (files.get('csv/requests.csv') ?? '').split('\r\n');
  expect(head.split(',')).toContain('amount');
  expect(line.split(',')).toContain('125000');
  expect(files.get('README.txt')).toContain(`All data of the player ${player.username}`);
  expect((await inboxOf(platform, player))[0]).toMatchObject({ title: 'Your data is ready' });
});

it('explains the archive in the language of the player', async () => {
  await ask(player, TEST_PASSWORD, { cookie: 'language=bn' });
  await make();
  expect(readZip((await download()).rawPayload).get('README.txt')).toContain('সব তথ্য');
});

it('has no secret, and nothing of another player', async () => {
  const other = await signUpReady(platform);
  await newDeposit(platform, other, { amount: 777 });
  await ask();
  await make();
  const all = [...readZip((await download()).rawPayload).values()].join('\n');
  const { rows } = await platform.db.execute<{ secret: string }>(sql`
    select password_hash as secret from players where id = ${player.playerId}
    union all select hash from session_tokens t join sessions s on s.id = t.session_id where s.player_id = ${player.playerId}
    union all select exchange_token_hash from sessions where player_id = ${player.playerId}`);
  expect(rows.length).toBeGreaterThan(2);
  for (const { secret } of [...rows, { secret: player.token }, { secret: other.username }]) expect(all).not.toContain(secret);
});

it('refuses a wrong password, and another player gets nothing', async () => {
  expect((await ask(player, 'wrongpass1')).json()).toMatchObject({ code: 'account.password_wrong' });
  expect((await stateOf()).state).toBe('none');
  await ask();
  await make();
  expect((await download(await platform.signUp())).statusCode).toBe(404);
});

it('makes one a day, which stays for 72 hours and then goes', async () => {
  await ask();
  await make();
  const refused = await ask();
  expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ message: ARCHIVE_TOO_OFTEN })]);
  expect((await stateOf()).next_at).toBe(new Date(platform.clock.now().getTime() + ARCHIVE_EVERY_S * 1000).toISOString());
  platform.clock.advance(ARCHIVE_KEPT_S - 1);
  const later = await logInAgain(player);
  expect((await download(later)).statusCode).toBe(200);
  platform.clock.advance(1);
  expect((await download(later)).statusCode).toBe(404);
  expect(await stateOf(later)).toMatchObject({ state: 'none', next_at: null, bytes: null });
  await sweepExports(platform.context);
  const { rows } = await platform.db.execute(sql`
    select from data_export_file where export_id in (select id from data_export where player_id = ${player.playerId})`);
  expect(rows).toEqual([]);
});

it('takes one of several wishes that come at once, and several workers make one archive', async () => {
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await Promise.all([make(), make()]);
  const ready = (await inboxOf(platform, player)).filter(({ title }) => title === 'Your data is ready');
  expect(ready).toHaveLength(1);
});

it('goes on where a worker has ended', async () => {
  await ask();
  await make();
  await platform.db.execute(sql`
    update data_export set ready_at = null, expires_at = null, taken_until = ${platform.clock.now().toISOString()}
    where player_id = ${player.playerId}`);
  await platform.db.execute(sql`
    delete from data_export_file where name like '%/profile.%' and export_id in (select id from data_export where player_id = ${player.playerId})`);
  const before = await stateOf();
  expect(before).toMatchObject({ state: 'waiting', parts_done: before.parts_all - 1 });
  await make();
  expect(readZip((await download()).rawPayload).get('json/profile.json')).toContain(player.username);
});
