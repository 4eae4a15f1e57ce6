import type { DepositChannel, PaymentMethod, PaymentMethods } from '@site/api/contracts/funds';
import type { OperatorSettings } from '#site';
import type { PaymentMethodRow } from './payment-methods.rows';

const presentMethod = (row: PaymentMethodRow): PaymentMethod => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
  status: row.status,
  account_type: row.accountType,
  trx_example: row.trxExample,
});

export function presentMethods(rows: readonly PaymentMethodRow[], shape: OperatorSettings['payment_list']): PaymentMethods {
  const methods = rows.map(presentMethod);
  return shape === 'ewallet' ? { type: 'ewallet', pgs: methods } : methods;
}

export const presentChannel = (row: PaymentMethodRow): DepositChannel => ({
  accountid: row.id,
  account_type: row.accountType,
  min: Number(row.minAmount) / 100,
  max: Number(row.maxAmount) / 100,
});
