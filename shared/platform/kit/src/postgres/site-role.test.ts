import { sql } from '../data/sql';
import { databaseErrorCode, openDatabase, type Database } from '../data/database';
import { writeAudit } from '../http/audit';
import { seed } from '@site/platform-sandbox/seed/seed';
import { createTestDatabase } from '@site/platform-testing/test-cluster';
import { grantRows, makeSiteRole, addressAs, rightsOf, SITE_ROLE } from './site-role';

jest.setTimeout(60_000);

let owner: Awaited<ReturnType<typeof createTestDatabase>>;
let url: string;
let site: Database;
beforeAll(async () => {
  owner = await createTestDatabase();
  await makeSiteRole(owner.url, 'site-role-of-tests');
  await grantRows(owner.url);
  url = addressAs(owner.url, SITE_ROLE, 'site-role-of-tests');
  site = openDatabase(url, () => {}, { size: 2 });
});
afterAll(async () => {
  await site.close();
  await owner.drop();
});

const REFUSED = ['42501', '42P01'];

it.each([
  'update audit_log set who = null',
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable trigger all',
  'drop table audit_log',
  'drop trigger audit_log_append_only on audit_log',
  'update posting set amount = 0',
  'delete from journal',
  'select 1 from audit_log_past',
  'delete from audit_log_later',
  'alter table audit_log detach partition audit_log_past',
  'delete from restriction',
  'create table theirs (id int)',
  'create or replace function ledger_append_only() returns trigger language plpgsql as $$ begin return null; end $$',
  "set session_replication_role = 'replica'",
  'update schemaversion set version = 1',
  `alter role ${SITE_ROLE} superuser`,
])('the platform may not “%s”', async (statement) => {
  const problem: unknown = await site.db.execute(sql.raw(statement)).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(REFUSED).toContain(databaseErrorCode(problem));
});

it('can still seed a site and append to the audit log', async () => {
  await seed(site.db, new Date(), { hasHistory: true });
  await writeAudit(site.db, { at: new Date(), action: 'test', ip: '', detail: {} });
  const { rows } = await site.db.execute(sql`select action from audit_log where action = 'test'`);
  expect(rows).toHaveLength(1);
});

it('reports the rights that a role should not have', async () => {
  expect(await rightsOf(url)).toEqual({ role: SITE_ROLE, faults: [] });
  const { faults } = await rightsOf(owner.url);
  expect(faults.join()).toMatch(/superuser.*schema.*audit log/);
});
