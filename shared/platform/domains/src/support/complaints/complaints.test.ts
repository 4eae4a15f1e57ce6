import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import type { Complaint, ComplaintDetails } from '@site/api/contracts/chat';
import { inTransaction } from '@site/platform-kit/data/database';
import { announce } from '@site/platform-kit/events/announce';
import type { HeardEvent } from '@site/platform-kit/events/hub';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { fileComplaint } from './complaints.service';
import { answerComplaint, closeComplaint } from './support.service';
import { add, file, filed } from './testing';

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const nextPlayer = async () => (player = await platform.signUp());
const list = async (of = player) => (await ask(platform, of, 'complaints')).json<{ complaints: Complaint[] }>().complaints;
const read = async (reference: string) => (await ask(platform, player, `complaints/${reference}`)).json<ComplaintDetails>();
const inbox = async (of = player) =>
  (
    await platform.db.execute<{ title: string; title_bn: string; message: string; message_bn: string }>(
      sql`select title, title_bn, message, message_bn from inbox_messages where player_id = ${of.playerId} order by id`,
    )
  ).rows;

describe('filing a complaint', () => {
  it('answers its reference, and shows it with the words as typed', async () => {
    const text = 'Line one\n<b>two</b> \u202eevil\u202c <script>alert(1)</script>  ';
    const complaint = await filed(platform, player, { text });
    const at = platform.clock.now().toISOString();
    expect(complaint).toEqual({
      reference: expect.stringMatching(/^C-[2-9A-HJKMNP-TV-Z]{8}$/),
      subject: 'My withdrawal is late',
      status: 'open',
      created_at: at,
      updated_at: at,
      history: [{ at, by: 'player', text, status: 'open' }],
    });
    expect(await read(complaint.reference)).toEqual(complaint);
    expect(await list()).toEqual([
      { reference: complaint.reference, subject: complaint.subject, status: 'open', created_at: at, updated_at: at },
    ]);
  });

  it('is reported in the inbox in both languages, with the reference and a link, and nothing that was typed', async () => {
    const { reference } = await filed(platform, player, { subject: 'SUBJECT WORDS' });
    const [message, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ title: `We have your complaint ${reference}`, title_bn: expect.stringContaining(reference) });
    expect(message?.message).toContain(`<a href="/complaints/${reference}">${reference}</a>`);
    expect(message?.message_bn).toMatch(/[\u0980-\u09ff]/);
    expect(message?.message_bn).toContain('<a href="/complaints/C-');
    expect(JSON.stringify(message)).not.toContain('SUBJECT WORDS');
  });

  it('files once under one key: of 20 copies at once, and of one that comes later', async () => {
    const client_key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => file(platform, player, { client_key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    const late = await file(platform, player, { client_key, subject: 'Other words', text: 'Other words, the same key.' });
    expect(late.json()).toEqual(answers[0]?.json());
    expect(await list()).toHaveLength(1);
    expect(await inbox()).toHaveLength(1);
  });

  it('keeps keys of players apart', async () => {
    const [other, client_key] = [await platform.signUp(), randomUUID()];
    const [mine, theirs] = [await filed(platform, player, { client_key }), await filed(platform, other, { client_key })];
    expect(mine.reference).not.toBe(theirs.reference);
    expect(await list(other)).toEqual([expect.objectContaining({ reference: theirs.reference })]);
  });

  it.each(['subject', 'text'])('refuses a blank %s', async (field) => {
    for (const blank of [' '.repeat(12), '\u200b'.repeat(12), '\n\t \u2800\u3164\u00a0\u200f\u202e\ufeff \u2060']) {
      const answer = await file(platform, player, { [field]: blank });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'chat.blank']);
    }
    expect(await list()).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['subject', 'No'],
    ['subject', 'x'.repeat(121)],
    ['subject', 7],
    ['text', 'too short'],
    ['text', 'x'.repeat(4001)],
    ['text', null],
    ['text', 'half of \ud83d a character'],
    ['client_key', 'short'],
    ['client_key', undefined],
    ['client_key', 'x'.repeat(65)],
    ['status', 'closed'],
  ])('names the field %s for the invalid value %j', async (field, value) => {
    const answer = await file(platform, player, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toHaveProperty(field);
  });

  it('takes subject and text of the greatest length', async () => {
    const complaint = await filed(platform, player, { subject: 'ক'.repeat(120), text: '😀'.repeat(2000) });
    expect([complaint.subject.length, complaint.history[0]?.text.length]).toEqual([120, 4000]);
  });

  it('takes another reference where one is taken', async () => {
    const taken = await filed(platform, player);
    const references = [taken.reference, taken.reference, 'C-22222222'];
    const sent = { subject: 'Another one', text: 'Something else happened.', clientKey: randomUUID() };
    const { complaint } = await fileComplaint(platform.context, player.playerId, sent, () => references.shift() ?? '');
    expect(complaint.reference).toBe('C-22222222');
    expect(await list()).toHaveLength(2);
  });

  it('accepts ten an hour, additions included, and copies of those still', async () => {
    const client_key = randomUUID();
    const first = await filed(platform, player, { client_key });
    for (let count = 0; count < 4; count++) await filed(platform, player);
    for (let count = 0; count < 5; count++) await add(platform, player, first.reference);
    for (const refused of [await file(platform, player), await add(platform, player, first.reference)]) {
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await file(platform, player, { client_key })).statusCode).toBe(200);
    platform.clock.advance(3601);
    expect((await file(platform, player)).statusCode).toBe(200);
  });
});

describe('writing more', () => {
  it('keeps the order, and opens the complaint for support again', async () => {
    const { reference } = await filed(platform, player);
    await answerComplaint(platform.context, { reference, text: 'It is on its way.' });
    platform.clock.advance(60);
    const complaint = (await add(platform, player, reference)).json<ComplaintDetails>();
    expect(complaint.history.map(({ by, text, status }) => [by, text, status])).toEqual([
      ['player', 'I asked for 800 BDT three days ago.', 'open'],
      ['support', 'It is on its way.', 'answered'],
      ['player', 'It has still not come.', 'open'],
    ]);
    expect(complaint).toMatchObject({ status: 'open', updated_at: platform.clock.now().toISOString() });
    expect(await read(reference)).toEqual(complaint);
  });

  it('writes once under one key, of 20 copies at once', async () => {
    const [{ reference }, client_key] = [await filed(platform, player), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(platform, player, reference, { client_key })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await read(reference)).history).toHaveLength(2);
  });

  it('answers a copy of a text that was written before it was closed', async () => {
    const [{ reference }, client_key] = [await filed(platform, player), randomUUID()];
    await add(platform, player, reference, { client_key });
    await closeComplaint(platform.context, { reference, text: '' });
    const copy = await add(platform, player, reference, { client_key });
    expect([copy.statusCode, copy.json<ComplaintDetails>().history.length]).toEqual([200, 3]);
  });

  it('refuses a key that belongs to something else', async () => {
    const [opened, added] = [randomUUID(), randomUUID()];
    const one = await filed(platform, player, { client_key: opened });
    const other = await filed(platform, player);
    await add(platform, player, one.reference, { client_key: added });
    const answers = [
      await add(platform, player, one.reference, { client_key: opened }),
      await add(platform, player, other.reference, { client_key: added }),
      await file(platform, player, { client_key: added }),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'platform.key_reused']);
    expect((await read(other.reference)).history).toHaveLength(1);
  });

  it('is over when the complaint is closed', async () => {
    const { reference } = await filed(platform, player);
    await closeComplaint(platform.context, { reference, text: '' });
    const answer = await add(platform, player, reference);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'This complaint is closed. Please file a new one.',
    ]);
    expect((await read(reference)).history).toHaveLength(2);
  });

  it('comes either before or after the closing when both come at once', async () => {
    for (let times = 0; times < 5; times++) {
      const { reference } = await filed(platform, await nextPlayer());
      const closing = closeComplaint(platform.context, { reference, text: ' \u200b' });
      const added = await Promise.all(Array.from({ length: 4 }, () => add(platform, player, reference)));
      await closing;
      const { history, status } = await read(reference);
      expect([status, history.at(-1)]).toEqual(['closed', expect.objectContaining({ by: 'support', text: '', status: 'closed' })]);
      expect(history).toHaveLength(2 + added.filter(({ statusCode }) => statusCode === 200).length);
    }
  });

  it('refuses a blank or too short text', async () => {
    const { reference } = await filed(platform, player);
    expect((await add(platform, player, reference, { text: ' '.repeat(20) })).json()).toMatchObject({ code: 'chat.blank' });
    expect((await add(platform, player, reference, { text: 'short' })).statusCode).toBe(422);
  });
});

describe('another player’s complaint', () => {
  it('is not found, like a reference that does not exist', async () => {
    const other = await platform.signUp();
    const { reference } = await filed(platform, other);
    for (const name of [reference, 'C-ZZZZZZZZ']) {
      for (const answer of [await ask(platform, player, `complaints/${name}`), await add(platform, player, name)]) {
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'platform.not_found']);
        expect(answer.body).not.toContain('withdrawal');
      }
    }
    expect(await list()).toEqual([]);
    expect(await list(other)).toHaveLength(1);
  });

  it.each(['c-22222222', 'C-2222222', 'C-222222222', '1', '%00', 'C-2222222ক'])('is not looked up by %s', async (name) => {
    expect([400, 422]).toContain((await ask(platform, player, `complaints/${encodeURI(name)}`)).statusCode);
  });
});

it('lists the last changed one first', async () => {
  const [one, two] = [await filed(platform, player), (platform.clock.advance(5), await filed(platform, player))];
  expect((await list()).map(({ reference }) => reference)).toEqual([two.reference, one.reference]);
  platform.clock.advance(5);
  await answerComplaint(platform.context, { reference: one.reference, text: 'Here we are.' });
  expect((await list()).map(({ reference }) => reference)).toEqual([one.reference, two.reference]);
});

describe('an answer of support', () => {
  it('is reported in the inbox each time, and so is the closing', async () => {
    const { reference } = await filed(platform, player);
    await answerComplaint(platform.context, { reference, text: 'First answer, secret words.' });
    await answerComplaint(platform.context, { reference, text: 'Second answer.' });
    await closeComplaint(platform.context, { reference, text: 'All is settled.' });
    const messages = await inbox();
    expect(messages.map(({ title }) => title.replace(reference, '…'))).toEqual([
      'We have your complaint …',
      'An answer to your complaint …',
      'An answer to your complaint …',
      'Your complaint … is closed',
    ]);
    for (const { title_bn: title, message, message_bn: bangla } of messages) {
      expect([title, bangla]).toEqual([expect.stringMatching(/[\u0980-\u09ff]/), expect.stringMatching(/[\u0980-\u09ff]/)]);
      for (const text of [message, bangla]) expect(text).toContain(`href="/complaints/${reference}"`);
    }
    expect(JSON.stringify(messages)).not.toContain('secret');
    expect(await read(reference)).toMatchObject({ status: 'closed', history: [{}, {}, {}, { text: 'All is settled.', status: 'closed' }] });
  });

  it('reaches the player’s open pages at the commit, and not at all after a rollback', async () => {
    const { reference } = await filed(platform, player);
    const heard: string[] = [];
    const isOver = new Promise<void>((over) => {
      const hear = ({ name, data }: HeardEvent) =>
        data['reference'] === 'over' ? over() : heard.push(`${name} ${String(data['reference'])}`);
      void platform.context.events.listen({ playerId: player.playerId, hear, onLost: () => {} }).then(speak);
    });
    async function speak() {
      await answerComplaint(platform.context, { reference, text: 'An answer.' });
      await add(platform, player, reference);
      await inTransaction(platform.db, async (tx) => {
        await answerComplaint({ ...platform.context, db: tx }, { reference, text: 'Never said.' });
        throw new Error('given up');
      }).catch(() => {});
      await closeComplaint(platform.context, { reference, text: '' });
      await announce(platform.db, { playerId: player.playerId, name: 'complaint', data: { reference: 'over' } });
    }
    await isOver;
    expect(heard.filter((event) => event.startsWith('complaint'))).toEqual(Array(3).fill(`complaint ${reference}`));
  });
});
