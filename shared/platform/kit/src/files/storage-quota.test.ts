import { sql } from '../data/sql';
import { ATTACHMENT_MAX_BYTES } from '@site/api/contracts/attachment';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { type ChatPlayer, signUpWithChat } from '@site/platform-domains/support/testing';
import { inTransaction } from '../data/database';
import { takeStorage, watchStorage } from './storage-quota';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date('2026-01-31T06:00:00Z') });
});
afterAll(() => platform.stop());

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
async function attach(player: ChatPlayer, bytes: number) {
  const form = new FormData();
  const content = new Uint8Array(bytes);
  content.set(PNG);
  form.set('chat_id', String(player.chatId));
  form.set('content', '');
  form.set('attachment', new File([content], 'slip.png'));
  const sent = new Response(form);
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/messages',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
}

const take = (playerId: number) =>
  inTransaction(platform.db, (tx) =>
    takeStorage(tx, { playerId, bytes: ATTACHMENT_MAX_BYTES, at: platform.clock.now(), refusal: 'funds.receipt_quota' }),
  );

it('keeps 50 MB of a player’s files a day: the next one is refused, and kept the day after', async () => {
  const [player, other] = [await signUpWithChat(platform), await signUpWithChat(platform)];
  expect(await attach(player, ATTACHMENT_MAX_BYTES)).toEqual([200, undefined]);
  // Eight more files of the largest size, as their bytes are counted.
  for (let nth = 0; nth < 8; nth++) await take(player.playerId);
  expect(await attach(player, ATTACHMENT_MAX_BYTES)).toEqual([200, undefined]);
  expect(await attach(player, 100)).toEqual([422, 'chat.attachment_quota']);
  expect(await attach(other, 100)).toEqual([200, undefined]);
  const { rows } = await platform.db.execute(sql`select 1 from chat_message where chat_id = ${player.chatId} and by = 'player'`);
  expect(rows).toHaveLength(2);
  platform.clock.advance(86_400);
  expect(await attach(player, 100)).toEqual([200, undefined]);
}, 60_000);

it('lets no more files through when many arrive at once', async () => {
  const { playerId } = await platform.signUp();
  const taken = await Promise.allSettled(Array.from({ length: 15 }, () => take(playerId)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const one of taken) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'funds.receipt_quota' });
});

it('warns in the log when the total size of all files is over the limit, and deletes the counts of earlier days', async () => {
  const warned: object[] = [];
  const log = { ...platform.context.log, warn: (facts: object) => void warned.push(facts) } as typeof platform.context.log;
  await watchStorage({ ...platform.context, log }, 10 ** 12);
  expect(warned).toEqual([]);
  platform.clock.advance(86_400);
  await watchStorage({ ...platform.context, log }, 1);
  expect(warned).toEqual([{ bytes: expect.any(Number), warnedAtBytes: 1 }]);
  expect((await platform.db.execute(sql`select 1 from stored_bytes`)).rows).toEqual([]);
});
