import { sql } from 'drizzle-orm';
import { INBOX_KEPT_DAYS } from '@site/api/contracts/inbox';
import { secondsAfter } from '#core/clock';
import { createTestPlatform, type TestPlatform } from '#testing/test-platform';
import { sweepInbox, writeMessage } from './inbox.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const DAY_S = 86_400;

async function writeAged(playerId: number, title: string, ageS: number, isRead: boolean) {
  const at = secondsAfter(platform.clock.now(), -ageS);
  await writeMessage(platform.db, { playerId, at, title: { en: title, bn: title }, message: { en: 'x', bn: 'x' } });
  if (isRead) await platform.db.execute(sql`update inbox_messages set read_at = created_at where title = ${title}`);
}

it('takes away what was read and is older than a year, and nothing that is unread', async () => {
  const { playerId } = await platform.signUp();
  await writeAged(playerId, 'old and read', INBOX_KEPT_DAYS * DAY_S + 1, true);
  await writeAged(playerId, 'old and unread', 3 * INBOX_KEPT_DAYS * DAY_S, false);
  await writeAged(playerId, 'a year and read', INBOX_KEPT_DAYS * DAY_S, true);
  await writeAged(playerId, 'new and read', 0, true);
  await sweepInbox(platform.context);
  const { rows } = await platform.db.execute<{ title: string }>(
    sql`select title from inbox_messages where player_id = ${playerId} order by id`,
  );
  expect(rows.map(({ title }) => title)).toEqual(['old and unread', 'a year and read', 'new and read']);
});

it('sweeps as many as there are', async () => {
  const { playerId } = await platform.signUp();
  await platform.db.execute(sql`
    insert into inbox_messages (player_id, title, title_bn, message, message_bn, created_at, read_at)
    select ${playerId}, 't', 't', 'm', 'm', at, at from generate_series(1, 12000) n
    cross join lateral (select ${platform.clock.now().toISOString()}::timestamptz - interval '2 years' as at) old`);
  await sweepInbox(platform.context);
  const { rows } = await platform.db.execute(sql`select id from inbox_messages where player_id = ${playerId}`);
  expect(rows).toEqual([]);
});
