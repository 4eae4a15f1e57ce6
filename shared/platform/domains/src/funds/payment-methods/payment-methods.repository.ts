import { and, asc, eq } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { paymentMethods, walletNumbers, type NewWalletNumber, type PaymentMethodRow } from './payment-methods.rows';

export const listPaymentMethods = (db: Executor): Promise<PaymentMethodRow[]> =>
  db.select().from(paymentMethods).orderBy(asc(paymentMethods.id));

export async function findMethod(db: Executor, id: number): Promise<PaymentMethodRow | null> {
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  return row ?? null;
}

/** The channels of one wallet or bank that are open. */
export const listChannels = (db: Executor, name: string): Promise<PaymentMethodRow[]> =>
  db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.name, name), eq(paymentMethods.status, 'active')))
    .orderBy(asc(paymentMethods.id));

/** An open channel of that name: of the account kind, or the first one where none is named. */
export async function findMethodByName(db: Executor, name: string, accountType?: string): Promise<PaymentMethodRow | null> {
  const channels = await listChannels(db, name);
  return channels.find((channel) => accountType === undefined || channel.accountType === accountType) ?? null;
}

/** Adds what is missing; limits and states that an operator has set stay. */
export async function addMethods(db: Executor, methods: readonly PaymentMethodRow[], numbers: readonly NewWalletNumber[]) {
  await db
    .insert(paymentMethods)
    .values([...methods])
    .onConflictDoNothing();
  await db
    .insert(walletNumbers)
    .values([...numbers])
    .onConflictDoNothing();
}
