import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import { toMethod, type NewWalletNumber, type PaymentMethodRow, type RawMethod } from './payment-methods.rows';

async function list(db: Executor, which: SQL): Promise<PaymentMethodRow[]> {
  const { rows } = await db.execute<RawMethod>(sql`select * from payment_method where ${which} order by id`);
  return rows.map(toMethod);
}

export const listPaymentMethods = (db: Executor) => list(db, sql`true`);

export async function findMethod(db: Executor, id: number): Promise<PaymentMethodRow | null> {
  return (await list(db, sql`id = ${id}`))[0] ?? null;
}

/** The open channels of one wallet or bank. */
export const listChannels = (db: Executor, name: string) => list(db, sql`name = ${name} and status = 'active'`);

/** An open channel with that name: of the account type, or the first one when no type is given. */
export async function findMethodByName(db: Executor, name: string, accountType?: string): Promise<PaymentMethodRow | null> {
  const channels = await listChannels(db, name);
  return channels.find((channel) => accountType === undefined || channel.accountType === accountType) ?? null;
}

/** Adds missing rows; limits and states that an operator has set stay. */
export async function addMethods(db: Executor, methods: readonly PaymentMethodRow[], numbers: readonly NewWalletNumber[]) {
  const columns = {
    id: 'integer',
    name: 'text',
    accountType: 'text',
    icon: 'text',
    status: 'text',
    isBank: 'boolean',
    minAmount: 'bigint',
    maxAmount: 'bigint',
    trxPattern: 'text',
    trxExample: 'text',
  };
  await db.execute(sql`
    insert into payment_method (id, name, account_type, icon, status, is_bank, min_amount, max_amount, trx_pattern, trx_example)
    select id, name, "accountType", icon, status, "isBank", "minAmount", "maxAmount", "trxPattern", "trxExample"
    from ${rowsOf('given', columns, methods)} on conflict do nothing`);
  await db.execute(sql`
    insert into wallet_number (method_id, account_number, status) select "methodId", "accountNumber", status
    from ${rowsOf('given', { methodId: 'integer', accountNumber: 'text', status: 'text' }, numbers)} on conflict do nothing`);
}
