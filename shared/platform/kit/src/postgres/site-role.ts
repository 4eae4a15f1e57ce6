import pg from 'pg';

/** Role with which the platform serves: it reads and writes rows, but changes neither the schema nor append-only rows. */
export const SITE_ROLE = 'site_app';

/** Creates the role if it is missing and sets its password. @param url address with an owner who may create roles */
export async function makeSiteRole(url: string, password: string) {
  await inTransactionAt(url, async (owner) => {
    // Without the lock, two platforms that start at once on one server would make the role twice.
    await owner.query("select pg_advisory_xact_lock(hashtext('site role'))");
    const known = await owner.query('select 1 from pg_roles where rolname = $1', [SITE_ROLE]);
    if (!known.rowCount) await owner.query(`create role ${SITE_ROLE}`);
    const secret = pg.escapeLiteral(password);
    await owner.query(`alter role ${SITE_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${secret}`);
  });
}

/**
 * Grants `role` the rights that the platform needs in this database, after the migrations: the rows of every table, but only reads and
 * inserts on append-only tables. Triggers mark the append-only tables, so a new one needs no change here. A partition has no rights of its
 * own, because its rows are reached through its table.
 */
export async function grantRows(url: string, role: string = SITE_ROLE) {
  const name = pg.escapeIdentifier(role);
  await inTransactionAt(url, async (owner) => {
    await owner.query("select pg_advisory_xact_lock(hashtext('site role'))");
    await owner.query(`revoke create on schema public from public, ${name}`);
    await owner.query(`grant usage on schema public to ${name}`);
    await owner.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await owner.query(`grant usage, select on all sequences in schema public to ${name}`);
    const { rows } = await owner.query<{ name: string }>(`
      select distinct tgrelid::regclass::text as name from pg_trigger
      where not tgisinternal and tgfoid = to_regproc('ledger_append_only')`);
    for (const table of rows) await owner.query(`revoke update, delete, truncate on ${table.name} from ${name}`);
    const { rows: partitions } = await owner.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition`);
    for (const partition of partitions) await owner.query(`revoke all on ${partition.name} from ${name}`);
    await owner.query(`revoke insert, update, delete on schemaversion from ${name}`);
  });
}

/** Address of the same database with another role. */
export function addressAs(url: string, role: string, password: string) {
  const address = new URL(url);
  address.username = role;
  address.password = password;
  return address.href;
}

export const roleOf = (url: string) => decodeURIComponent(new URL(url).username);

export interface Rights {
  role: string;
  /** Rights that the role should not have. */
  faults: string[];
}

/** Connects as the role and lists the rights that it should not have. */
export async function rightsOf(url: string): Promise<Rights> {
  const { rows } = await inTransactionAt(url, (client) =>
    client.query<{ role: string; is_super: boolean; may_create: boolean; may_change: boolean }>(`
      select current_user as role, rolsuper as is_super, has_schema_privilege('public', 'create') as may_create,
        has_table_privilege('audit_log', 'update') or has_table_privilege('audit_log', 'delete') or pg_has_role(relowner, 'usage') as may_change
      from pg_roles, pg_class where rolname = current_user and pg_class.oid = 'audit_log'::regclass`),
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL does not know who asks');
  return {
    role: row.role,
    faults: [
      ...(row.is_super ? ['it is a superuser'] : []),
      ...(row.may_create ? ['it may change the schema'] : []),
      ...(row.may_change ? ['it may take away the protection of the audit log and the ledger'] : []),
    ],
  };
}

async function inTransactionAt<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } finally {
    await client.end();
  }
}
