import { sql } from '@site/platform-kit/data/sql';
import { tidy } from '@site/platform-testing/bet-history';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { signUpWithChat, written } from '../chat/testing';
import { answerDue } from './assistant.service';
import { listToAttend } from './desk.repository';
import { answersTo, attend } from './testing';

const CHATS = 5_000;
/** More due chats than one run answers. */
const DUE = 130;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  const at = platform.clock.now().toISOString();
  await platform.db.execute(sql`
    insert into players (id, remote_id, username, username_key, email, email_key, phone, password_hash, currency, referral_code, created_at)
    overriding system value
    select 100000 + n, 'crowd' || n, 'crowd' || n, 'crowd' || n, 'crowd' || n, 'crowd' || n, '018' || (10000000 + n), '', 'BDT', 'CROWD' || n, ${at}
    from generate_series(1, ${CHATS}::int) n`);
  await platform.db.execute(sql`
    insert into chat (player_id, created_at, assistant_due_at)
    select 100000 + n, ${at}, case when n <= ${DUE} then ${at}::timestamptz end from generate_series(1, ${CHATS}::int) n`);
  await platform.db.execute(sql`
    insert into chat_message (chat_id, by, content, created_at) select id, 'player', 'thanks', ${at} from chat`);
  await tidy(platform.db, 'chat', 'chat_message');
});
afterAll(() => platform.stop());

const due = async () => (await listToAttend(platform.db, platform.clock.now(), CHATS)).length;

it('finds the due chats among five thousand by an index', async () => {
  const { scannedTables, indexes } = await plansOf(platform, due);
  expect(scannedTables).toEqual([]);
  expect(indexes).toEqual(['chat_due']);
});

it('answers many chats in several runs, and a later one too', async () => {
  const player = await signUpWithChat(platform);
  await written(platform, player, 'hello');
  await attend(platform);
  expect(await due()).toBe(DUE + 1 - 100);
  await answerDue(platform.context);
  expect(await due()).toBe(0);
  expect(await answersTo(platform, player)).toHaveLength(1);
});
