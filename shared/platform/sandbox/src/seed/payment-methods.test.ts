import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { seed } from './seed';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const methods = async () => (await platform.db.execute(sql`select * from payment_method order by id`)).rows;
const numbers = async () =>
  (await platform.db.execute(sql`select method_id, account_number, status from wallet_number order by 1, 2`)).rows;

it('PLATFORM-037: gives every method at least two numbers of its own: eleven digits, or thirteen for a bank', async () => {
  const { rows } = await platform.db.execute<{ is_bank: boolean; digits: number[]; count: number }>(sql`
    select is_bank, array_agg(distinct length(account_number)) as digits, count(*)::int as count
    from payment_method m join wallet_number n on n.method_id = m.id group by m.id`);
  expect(rows).toHaveLength(11);
  for (const { is_bank: isBank, digits, count } of rows) {
    expect(digits).toEqual([isBank ? 13 : 11]);
    expect(count).toBeGreaterThanOrEqual(2);
  }
});

it('gives no number to two methods', async () => {
  const given = (await numbers()).map(({ account_number: number }) => number);
  expect(new Set(given).size).toBe(given.length);
});

it('adds missing methods at a second run, and keeps the settings of the operator', async () => {
  const before = await numbers();
  await platform.db.execute(sql`update payment_method set max_amount = 777700, status = 'inactive' where id = 4`);
  await platform.db.execute(sql`delete from wallet_number where account_number = (select min(account_number) from wallet_number)`);
  const kept = await methods();
  await seed(platform.db, platform.clock.now());
  expect(await methods()).toEqual(kept);
  expect(await numbers()).toEqual(before);
});
