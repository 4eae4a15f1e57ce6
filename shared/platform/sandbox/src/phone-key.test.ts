import pg from 'pg';
import { createTestDatabase } from '@site/platform-testing/test-cluster';
import { migrate } from './migrate';

jest.setTimeout(60_000);

it('gives a shared number to the player who verified it, else to the oldest, and keeps every player', async () => {
  const { url, drop } = await createTestDatabase();
  await migrate(url, 83);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const add = (name: string, phone: string, verifiedAt: string | null) =>
    client.query(
      `insert into players (remote_id, username, username_key, email, email_key, phone, password_hash, currency, referral_code, phone_verified_at, created_at)
       values ($1, $1, $1, $1, $1, $2, '', 'BDT', $1, $3, '2026-01-01')`,
      [name, phone, verifiedAt],
    );
  await add('oldest', '01712345678', null);
  await add('verified', '8801712345678', '2026-02-01');
  await add('alone', '01898765432', null);
  await add('first', '01511111111', null);
  await add('second', '8801511111111', null);
  await migrate(url, 84);
  const { rows } = await client.query(
    `select username, phone_key from players where username not in ('support', 'demoplayer') order by id`,
  );
  expect(rows).toEqual([
    { username: 'oldest', phone_key: null },
    { username: 'verified', phone_key: '1712345678' },
    { username: 'alone', phone_key: '1898765432' },
    { username: 'first', phone_key: '1511111111' },
    { username: 'second', phone_key: null },
  ]);
  await client.end();
  await drop();
});
