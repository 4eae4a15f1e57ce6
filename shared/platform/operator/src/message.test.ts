import type { InboxMessage } from '@site/api/contracts/inbox';
import { ask } from '@site/platform-domains/safer-play/testing';
import { inboxOf, operate } from '@site/platform-domains/funds/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { requestOf } from './testing';

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const send = (body: object, username = player.username) => operate(platform, 'POST', `players/${username}/messages`, body);
const inbox = async () => (await ask(platform, player, 'inbox')).json<{ data: { data: InboxMessage[]; unread: number } }>().data;

it('writes to the inbox of a player, with links to own pages and to nothing else', async () => {
  const text = 'Look at /promotions or write to /chat.\n<a href="https://evil.example">win</a> https://evil.example';
  expect((await send({ title: ' News ', text }, player.username.toUpperCase())).statusCode).toBe(200);
  expect(await inbox()).toMatchObject({
    unread: 1,
    data: [
      {
        title: 'News',
        message:
          'Look at <a href="/promotions">/promotions</a> or write to <a href="/chat">/chat</a>.<br>' +
          '&lt;a href="https://evil.example"&gt;win&lt;/a&gt; https://evil.example',
      },
    ],
  });
});

it.each([
  ['no title', { title: ' ', text: 'x' }],
  ['no text', { title: 'x', text: '\n' }],
  ['a title of two lines', { title: 'a\nb', text: 'x' }],
  ['a title that is too long', { title: 'a'.repeat(121), text: 'x' }],
  ['a text that is too long', { title: 'x', text: 'a'.repeat(2001) }],
  ['a control character', { title: 'x', text: 'a\u001b[2Jb' }],
  ['letters that turn around', { title: 'x', text: 'a\u202Eb' }],
  ['half a character', { title: 'x', text: 'a\ud800' }],
])('refuses %s', async (_name, body) => {
  expect((await send(body)).statusCode).toBe(422);
  expect(await inbox()).toMatchObject({ data: [] });
});

it('takes Bangla with its joiners', async () => {
  const text = 'র\u200d্যাংক, ক্\u200cষ';
  await send({ title: text, text });
  expect((await inbox()).data).toMatchObject([{ title: text, message: text }]);
});

it('does not find another name, and answers 404 without the key', async () => {
  expect((await send({ title: 'x', text: 'x' }, 'nobody-here')).statusCode).toBe(404);
  const url = `/operator/players/${player.username}/messages`;
  const refused = await platform.operator.inject({
    method: 'POST',
    url,
    headers: { 'x-operator-key': 'wrong' },
    payload: { title: 'x', text: 'x' },
  });
  expect(refused.statusCode).toBe(404);
  expect(await inbox()).toMatchObject({ data: [] });
});

it('can be sent from the command line', () => {
  expect(requestOf(['message', 'rahim2026', 'News', 'Look at /promotions'])).toEqual({
    method: 'POST',
    path: '/operator/players/rahim2026/messages',
    body: { title: 'News', text: 'Look at /promotions' },
  });
  for (const words of [
    [],
    ['rahim2026'],
    ['rahim2026', 'News'],
    ['rahim2026', ' ', 'x'],
    ['rahim2026', 'x', ' '],
    ['rahim2026', 'a', 'b', 'c'],
  ])
    expect(requestOf(['message', ...words])).toBeNull();
});

const change = (body: object) => operate(platform, 'PATCH', `players/${player.username}`, body);
const told = async () => (await inboxOf(platform, player)).map(({ title, message }) => `${title}: ${message}`).toReversed();

it('notifies the player of granted money, points and rewards', async () => {
  await change({ credit: '1000.50', vip_coin: 4000, cash_bonus: '25.50' });
  expect(await told()).toEqual([
    expect.stringMatching(/^Money added to your wallet: .*৳1,000\.50 to your main wallet/),
    expect.stringMatching(/^VIP points added: .*4,000 VP/),
    expect.stringMatching(/^Cash reward added: .*৳25\.50/),
  ]);
});

it('sends no message about a refused grant', async () => {
  expect((await change({ credit: '10', vip_coin: -1 })).statusCode).toBe(422);
  expect(await told()).toEqual([]);
});

it('notifies a blocked player when the account is open again', async () => {
  await change({ status: 'active' });
  await change({ status: 'blocked' });
  expect(await told()).toEqual([]);
  await change({ status: 'active' });
  await change({ status: 'active' });
  expect(await told()).toEqual([expect.stringContaining('Your account is open again')]);
});
