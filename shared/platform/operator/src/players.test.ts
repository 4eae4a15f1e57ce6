import { grantCredit } from '@site/platform-domains/ledger';
import { paisa } from '@site/api/money';
import { newWithdrawal, operate, signUpReady } from '@site/platform-domains/funds/testing';
import { sql } from '@site/platform-kit/data/sql';
import { tidy } from '@site/platform-testing/bet-history';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import type { FoundPlayer, LedgerEntry, PlayerNote, PlayerOverview, PlayerSession } from './players.shapes';
import { addedNoteLine, foundLines, ledgerLines, noteLines, sessionLines } from './players-lines';
import { requestOf } from './testing';
import { addPersonByKey } from './testing-console';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await signUpReady(platform, 3000);
});
afterAll(() => platform.stop());

const read = async <T>(path: string) => {
  const answer = await operate(platform, 'GET', path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
};
const found = async (text: string) =>
  (await read<{ rows: FoundPlayer[] }>(`players?text=${encodeURIComponent(text)}`)).rows.map(({ username }) => username);

describe('the search', () => {
  it('finds a player by the beginning of a name in any case, and by the whole phone or id', async () => {
    await platform.db.execute(sql`update players set name = 'Fatima Begum' where id = ${player.playerId}`);
    for (const text of [player.username.slice(0, -1).toUpperCase(), 'fatima b', String(player.playerId), player.remoteId])
      expect([text, await found(text)]).toEqual([text, expect.arrayContaining([player.username])]);
    const guest = await platform.signUp();
    const { phone } = await read<PlayerOverview>(`players/${guest.username}/overview`);
    expect(await found(`+880 ${phone}`)).toEqual([guest.username]);
  });

  it.each(['%', '_', 'begum', 'nobody-at-all'])('finds nobody by “%s”', async (text) => expect(await found(text)).toEqual([]));

  it('goes on page by page in the order of the usernames', async () => {
    await platform.db.execute(sql`
      insert into players (remote_id, username, username_key, email, email_key, phone, phone_key, password_hash, currency, referral_code, created_at)
      select 'p' || n, 'Paged' || lpad(n::text, 6, '0'), 'paged' || lpad(n::text, 6, '0'), 'p' || n || '@x.example', 'p' || n || '@x.example',
        '016' || lpad(n::text, 8, '0'), '16' || lpad(n::text, 8, '0'), '', 'BDT', 'PAGED' || n, now() from generate_series(1, 20000) n`);
    await tidy(platform.db, 'players');
    const first = await read<{ rows: FoundPlayer[]; next: string }>('players?text=paged0000&limit=30');
    const second = await read<{ rows: FoundPlayer[]; next: string | null }>(`players?text=paged0000&limit=30&after=${first.next}`);
    const names = [...first.rows, ...second.rows].map(({ username }) => username);
    expect(names).toEqual([...names].sort());
    expect(new Set(names).size).toBe(60);
    const { scannedTables, rowsRead } = await plansOf(platform, () => found('Paged01234'));
    expect(scannedTables).not.toContain('players');
    expect(rowsRead).toBeLessThan(200);
  });
});

it('shows the money, what is held, the limits and the break of a player', async () => {
  const rich = await signUpReady(platform, 3000);
  await newWithdrawal(platform, rich, { amount: 800 });
  await platform.db.execute(sql`
    insert into play_limit (player_id, kind, period, amount) values (${rich.playerId}, 'loss', 'week', 500000)`);
  expect(await read<PlayerOverview>(`players/${rich.username}/overview`)).toMatchObject({
    username: rich.username,
    id: rich.playerId,
    status: 'active',
    is_phone_verified: true,
    has_two_step: false,
    restriction: null,
    limits: [{ kind: 'loss', period: 'week', amount: '5000.00' }],
    balance: '2200.00',
    held: '800.00',
    exposure: '0.00',
  });
});

it('has the balance after each entry on every page, also while new entries come', async () => {
  const busy = await platform.signUp();
  const grant = (taka: number) =>
    grantCredit(platform.db, busy.playerId, paisa(BigInt(taka) * 100n), { type: 'test', id: `busy-${taka}` }, platform.clock.now());
  for (const taka of [1, 2, 3, 4, 5, 6]) await grant(taka);
  const path = `players/${busy.username}/ledger?limit=3`;
  const first = await read<{ rows: LedgerEntry[]; next: string }>(path);
  await grant(100);
  const second = await read<{ rows: LedgerEntry[]; next: string | null }>(`${path}&after=${first.next}`);
  expect([...first.rows, ...second.rows].map(({ amount, balance }) => [amount, balance])).toEqual([
    ['6.00', '521.00'],
    ['5.00', '515.00'],
    ['4.00', '510.00'],
    ['3.00', '506.00'],
    ['2.00', '503.00'],
    ['1.00', '501.00'],
  ]);
});

it('ends one session or all of them, and none of another player', async () => {
  const guest = await platform.signUp();
  const sessions = () => read<PlayerSession[]>(`players/${guest.username}/sessions`);
  const end = (body: object) => operate(platform, 'POST', `players/${guest.username}/sessions/end`, body);
  const [only] = await sessions();
  expect(only).toMatchObject({ id: expect.any(Number), ip: expect.any(String) });
  const [other] = await read<PlayerSession[]>(`players/${player.username}/sessions`);
  expect((await end({ session: other?.id })).statusCode).toBe(404);
  expect((await end({ session: only?.id })).json()).toEqual({ ended: 1 });
  expect((await end({ session: only?.id })).statusCode).toBe(404);
  expect((await end({})).json()).toEqual({ ended: 0 });
  const asked = await platform.app.inject({ url: '/api/user/show', headers: { authorization: `Bearer ${guest.token}` } });
  expect(asked.statusCode).toBe(401);
});

it('keeps notes with their author, the newest first', async () => {
  const { key } = await addPersonByKey(platform, 'leila', 'support');
  const write = (text: unknown) =>
    platform.operator.inject({
      method: 'POST',
      url: `/operator/players/${player.username}/notes`,
      headers: { 'x-operator-key': key },
      payload: { text },
    });
  expect((await write(' Called about a late deposit. ')).json()).toMatchObject({ text: 'Called about a late deposit.', by: 'leila' });
  await write('Was helped.');
  const notes = await read<PlayerNote[]>(`players/${player.username}/notes`);
  expect(notes.map(({ text, by }) => [text, by])).toEqual([
    ['Was helped.', 'leila'],
    ['Called about a late deposit.', 'leila'],
  ]);
  for (const wrong of ['', '  ', 'x'.repeat(1001), 7]) expect((await write(wrong)).statusCode).toBe(422);
  const { rows } = await platform.db.execute(sql`
    select who, player_id from audit_log where call = 'POST /operator/players/:username/notes' and outcome = 200 limit 1`);
  expect(rows).toEqual([{ who: 'leila', player_id: String(player.playerId) }]);
});

it.each(['overview', 'ledger', 'sessions', 'notes'])('answers 404 to the %s of nobody', async (part) => {
  expect((await operate(platform, 'GET', `players/nobody1234/${part}`)).statusCode).toBe(404);
});

it.each(['text=', 'limit=5', 'text=a&limit=51'])('refuses to search with %s', async (query) => {
  expect((await operate(platform, 'GET', `players?${query}`)).statusCode).toBe(422);
});

describe('in the terminal', () => {
  const person = 'rahim2026';
  it.each([
    ['find rahim limit=20', { method: 'GET', path: '/operator/players?text=rahim&limit=20' }],
    ['find --x', { method: 'GET', path: '/operator/players?text=--x' }],
    [`show ${person}`, { method: 'GET', path: `/operator/players/${person}/overview` }],
    ['ledger a/b after=7~100', { method: 'GET', path: '/operator/players/a%2Fb/ledger?after=7%7E100' }],
    [`sessions ${person}`, { method: 'GET', path: `/operator/players/${person}/sessions` }],
    [`end-sessions ${person}`, { method: 'POST', path: `/operator/players/${person}/sessions/end`, body: {} }],
    [`end-sessions ${person} 7`, { method: 'POST', path: `/operator/players/${person}/sessions/end`, body: { session: '7' } }],
    [`notes ${person}`, { method: 'GET', path: `/operator/players/${person}/notes` }],
    [`note ${person} called`, { method: 'POST', path: `/operator/players/${person}/notes`, body: { text: 'called' } }],
  ])('reads players %s', (words, request) => expect(requestOf(['players', ...words.split(' ')])).toEqual(request));

  it.each([['find'], ['find', ' '], ['find', 'rahim', 'status=x'], ['ledger'], ['note', person], ['note', person, ' '], ['kick', person]])(
    'prints the usage for players %s %s',
    (...words) => expect(requestOf(['players', ...words])).toBeNull(),
  );

  it('prints what the same calls answer as the page has it', async () => {
    const rich = await signUpReady(platform, 3000);
    await operate(platform, 'POST', `players/${rich.username}/notes`, { text: 'called\u001b[2J twice' });
    expect(foundLines(await read(`players?text=${rich.username}`))).toMatch(new RegExp(`^${rich.username} .*active`));
    expect(foundLines({ rows: [], next: null })).toBe('Nobody is found.');
    expect(ledgerLines(await read(`players/${rich.username}/ledger?limit=1`))).toMatch(/ BDT {2}balance .*\nmore: after=\d+~-?\d+$/);
    expect(sessionLines(await read(`players/${rich.username}/sessions`))).toMatch(/^#\d+ {2}used 2026-/);
    expect(noteLines(await read(`players/${rich.username}/notes`))).toMatch(/\n {4}called\\u\{1b\}\[2J twice$/);
    expect(addedNoteLine({ id: 1, at: '2026-01-15T06:00:00.000Z', by: 'maya', text: 'one\ntwo' })).toBe(
      '2026-01-15 06:00:00  maya\n    one\n    two',
    );
  });
});
