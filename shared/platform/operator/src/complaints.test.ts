import type { ComplaintDetails } from '@site/api/contracts/chat';
import { add, filed } from '@site/platform-domains/support/testing';
import { ask } from '@site/platform-domains/safer-play/testing';
import { operate } from '@site/platform-domains/funds/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { requestOf } from './testing';
import { complaintLines, complaintsLines } from './complaint-lines';
import type { ListedComplaint, ReadComplaint } from './complaints.shapes';

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const list = async () => (await operate(platform, 'GET', 'complaints')).json<ListedComplaint[]>();
const answer = (reference: string, text: unknown) => operate(platform, 'POST', `complaints/${reference}/answer`, { text });
const close = (reference: string, body: object = {}) => operate(platform, 'POST', `complaints/${reference}/close`, body);
const shownTo = async (reference: string) => (await ask(platform, player, `complaints/${reference}`)).json<ComplaintDetails>();

it('answers 404 without the right key', async () => {
  const { reference } = await filed(platform, player);
  const calls = [
    ['GET', 'complaints'],
    ['GET', `complaints/${reference}`],
    ['POST', `complaints/${reference}/answer`],
    ['POST', `complaints/${reference}/close`],
  ] as const;
  for (const [method, path] of calls) {
    for (const key of ['', 'wrong']) {
      const refused = await platform.operator.inject({
        method,
        url: `/operator/${path}`,
        headers: { 'x-operator-key': key },
        ...(method === 'GET' ? {} : { payload: { text: 'Words of a stranger.' } }),
      });
      expect([path, refused.statusCode]).toEqual([path, 404]);
    }
  }
  expect((await shownTo(reference)).history).toHaveLength(1);
});

it('lists complaints that wait for support first, the oldest before the others, then the last changed', async () => {
  const before = (await list()).length;
  const file = async () => {
    platform.clock.advance(60);
    return (await filed(platform, player)).reference;
  };
  const [answered, closed, first, second] = [await file(), await file(), await file(), await file()];
  platform.clock.advance(60);
  await answer(answered, 'Done.');
  platform.clock.advance(60);
  await close(closed);
  const listed = await list();
  expect(listed).toHaveLength(before + 4);
  const own = listed.filter(({ username }) => username === player.username);
  expect(own.map(({ reference, status }) => [reference, status])).toEqual([
    [first, 'open'],
    [second, 'open'],
    [closed, 'closed'],
    [answered, 'answered'],
  ]);
});

it('answers, and closes with or without a last message, for a reference in any letter case', async () => {
  const { reference } = await filed(platform, player);
  const told = await answer(reference.toLowerCase(), 'It is on its way.');
  expect(told.json()).toMatchObject({
    username: player.username,
    status: 'answered',
    history: [{}, { by: 'support', text: 'It is on its way.' }],
  });
  expect(await shownTo(reference)).toMatchObject({ status: 'answered' });
  await add(platform, player, reference);
  expect((await close(reference, { text: 'Paid today.' })).json()).toMatchObject({ status: 'closed' });
  expect((await shownTo(reference)).history.map(({ text, status }) => [text, status])).toEqual([
    ['I asked for 800 BDT three days ago.', 'open'],
    ['It is on its way.', 'answered'],
    ['It has still not come.', 'open'],
    ['Paid today.', 'closed'],
  ]);
  const [silent] = [await filed(platform, player)];
  await close(silent.reference);
  expect((await shownTo(silent.reference)).history[1]).toMatchObject({ by: 'support', text: '', status: 'closed' });
});

it('adds nothing to a closed complaint, and nothing blank', async () => {
  const { reference } = await filed(platform, player);
  expect((await answer(reference, ' \u200b ')).json()).toMatchObject({ code: 'chat.blank' });
  expect((await answer(reference, 'x'.repeat(4001))).statusCode).toBe(422);
  await close(reference);
  for (const late of [await answer(reference, 'Too late.'), await close(reference)]) {
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'chat.complaint_closed']);
  }
  expect((await shownTo(reference)).history).toHaveLength(2);
});

it('does not find another reference', async () => {
  for (const name of ['C-22222222', 'x', "' or 1=1--"]) {
    const path = encodeURIComponent(name);
    expect((await operate(platform, 'GET', `complaints/${path}`)).statusCode).toBe(404);
    expect((await answer(path, 'Words.')).statusCode).toBe(404);
    expect((await close(path)).statusCode).toBe(404);
  }
});

it('prints no text of a player that moves the cursor or changes the direction of the line', async () => {
  expect(complaintsLines([])).toBe('There are no complaints.');
  const { reference } = await filed(platform, player, {
    subject: 'Late \u001b[2J\u202e payment',
    text: 'First line\nSecond \u0007\u001b]0;x\u001b\\ line',
  });
  await close(reference);
  const [listed] = (await list()).filter((complaint) => complaint.reference === reference);
  const read = (await operate(platform, 'GET', `complaints/${reference}`)).json<ReadComplaint>();
  const printed = `${complaintsLines(listed ? [listed] : [])}\n${complaintLines(read)}`;
  expect(printed).toContain(`${reference}  closed    ${player.username}`);
  expect(printed).toContain('Late \\u{1b}[2J\\u{202e} payment');
  expect(printed).toContain('First line\n  Second \\u{7}\\u{1b}]0;x\\u{1b}\\ line');
  expect(printed).toMatch(/Support {2}\S+ {2}closed it$/);
  expect(printed).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]/u);
});

describe('the command line', () => {
  it.each([
    [['complaints'], { method: 'GET', path: '/operator/complaints' }],
    [['complaint', 'read', 'c-7kqm2xwd'], { method: 'GET', path: '/operator/complaints/c-7kqm2xwd' }],
    [
      ['complaint', 'answer', 'C-7KQM2XWD', 'It is on its way.'],
      { method: 'POST', path: '/operator/complaints/C-7KQM2XWD/answer', body: { text: 'It is on its way.' } },
    ],
    [['complaint', 'close', 'C-7KQM2XWD'], { method: 'POST', path: '/operator/complaints/C-7KQM2XWD/close', body: {} }],
    [
      ['complaint', 'close', 'C/7', 'Paid today.'],
      { method: 'POST', path: '/operator/complaints/C%2F7/close', body: { text: 'Paid today.' } },
    ],
  ])('reads %j', (words, request) => expect(requestOf(words)).toEqual(request));

  it.each([
    [['complaints', 'x']],
    [['complaint']],
    [['complaint', 'read']],
    [['complaint', 'read', 'C-7KQM2XWD', 'x']],
    [['complaint', 'answer', 'C-7KQM2XWD']],
    [['complaint', 'answer', 'C-7KQM2XWD', ' ']],
    [['complaint', 'answer', 'C-7KQM2XWD', 'two', 'parts']],
    [['complaint', 'open', 'C-7KQM2XWD']],
  ])('cannot read %j', (words) => expect(requestOf(words)).toBeNull());
});
