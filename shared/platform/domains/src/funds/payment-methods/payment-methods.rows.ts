import { paisa } from '@site/api/money';
import type { AccountKind } from '@site/api/contracts/funds';
import type { Columns } from '@site/platform-kit/data/columns';

type PaymentStatus = 'active' | 'inactive';

export type RawMethod = Columns<'payment_method'> & { account_type: AccountKind; status: PaymentStatus };

export const toMethod = (row: RawMethod) => ({
  id: row.id,
  name: row.name,
  accountType: row.account_type,
  icon: row.icon,
  status: row.status,
  isBank: row.is_bank,
  minAmount: paisa(BigInt(row.min_amount)),
  maxAmount: paisa(BigInt(row.max_amount)),
  trxPattern: row.trx_pattern,
  trxExample: row.trx_example,
});

/** One account type of a wallet or bank; rows with one name belong to the same wallet. */
export type PaymentMethodRow = ReturnType<typeof toMethod>;

export interface NewWalletNumber {
  methodId: number;
  accountNumber: string;
  status: PaymentStatus;
}
