import { ACCOUNT_KIND_NAMES, CHANNEL_LIMITS, type AccountKind } from '@site/api/contracts/funds';
import { paisaOfTaka } from '@site/api/money';
import type { NewWalletNumber, PaymentMethodRow } from '@site/platform-domains/funds';

interface Wallet extends Pick<PaymentMethodRow, 'name' | 'isBank' | 'trxPattern' | 'trxExample'> {
  icon: string;
  kinds: readonly AccountKind[];
  /** Prefix of its fictional account numbers; three digits follow. */
  account: string;
}

/** Fictional wallets with the three common formats of TRX IDs, and a bank. */
const wallets: readonly Wallet[] = [
  {
    name: 'Padma Wallet',
    icon: 'padma',
    kinds: ACCOUNT_KIND_NAMES,
    isBank: false,
    trxPattern: '^[A-Z0-9]{10}$',
    trxExample: 'PW7M2Q9XTA',
    account: '01700000',
  },
  {
    name: 'Doyel Pay',
    icon: 'doyel',
    kinds: ACCOUNT_KIND_NAMES,
    isBank: false,
    trxPattern: '^[A-Z0-9]{8}$',
    trxExample: '71G58D9C',
    account: '01800000',
  },
  {
    name: 'Meghna Cash',
    icon: 'meghna',
    kinds: ACCOUNT_KIND_NAMES,
    isBank: false,
    trxPattern: '^[0-9]{10}$',
    trxExample: '3482910482',
    account: '01900000',
  },
  {
    name: 'Shapla Bank',
    icon: 'bank',
    kinds: ['Personal', 'Merchant'],
    isBank: true,
    trxPattern: '^[A-Z0-9]{6,20}$',
    trxExample: 'SB20417763',
    account: '2041000000',
  },
];

const NUMBERS_EACH = 2;

/** Ids must not change, so a new wallet or kind is added at the end. */
export const demoMethods: PaymentMethodRow[] = wallets
  .flatMap(({ icon, kinds, account: _account, ...wallet }) =>
    kinds.map((accountType) => ({
      ...wallet,
      accountType,
      icon: `payments/${icon}.svg`,
      status: 'active' as const,
      minAmount: paisaOfTaka(CHANNEL_LIMITS[accountType].min),
      maxAmount: paisaOfTaka(CHANNEL_LIMITS[accountType].max),
    })),
  )
  .map((method, at) => ({ id: at + 1, ...method }));

export const demoWalletNumbers: NewWalletNumber[] = demoMethods.flatMap(({ id, name }) => {
  const account = wallets.find((wallet) => wallet.name === name)?.account ?? '';
  return Array.from({ length: NUMBERS_EACH }, (_, at) => ({
    methodId: id,
    accountNumber: `${account}${100 + id * 10 + at}`,
    status: 'active' as const,
  }));
});
