import type { Mutations } from './mutation';

const DEPOSIT = 'mf-funds/src/features/deposit';
const RULES = 'shared/api/src/contracts/funds/rules.ts';
const TEXTS = 'shared/api/src/contracts/funds/texts.ts';
const REFUSALS = 'shared/api/src/errors/funds.texts.ts';
const WORDS = 'mf-funds/locales/en.json';
const PATHS = 'mf-funds/remote.manifest.ts';

export const funds: Mutations = {
  'FUNDS-001': { file: PATHS, from: "{ path: '/deposit', access: 'player'", to: "{ path: '/deposit', access: 'public'" },
  'FUNDS-002': { file: `${DEPOSIT}/use-deposit.ts`, from: 'find(({ name }) => name === values.method)', to: 'find(({ id }) => id === 11)' },
  'FUNDS-003': { file: WORDS, from: '"funds.title": "Funds"', to: '"funds.title": "Money"' },
  'FUNDS-004': { file: RULES, from: '`${Math.round(percent)}%`', to: '`${Math.floor(percent)}%`' },
  'FUNDS-005': { file: RULES, from: 'REBATE_PERCENT = 2', to: 'REBATE_PERCENT = 3' },
  'FUNDS-006': { file: `${DEPOSIT}/channel-choice.tsx`, from: '{t(ACCOUNT_KINDS[kind])}', to: '{kind}' },
  'FUNDS-007': { file: RULES, from: "Agent: 'CashOut'", to: "Agent: 'Cash Out'" },
  'FUNDS-008': { file: RULES, from: 'DEPOSIT_QUICK_AMOUNTS = [100, 500, 1000', to: 'DEPOSIT_QUICK_AMOUNTS = [100, 600, 1000' },
  'FUNDS-009': { file: 'mf-funds/src/amount/amount-field.tsx', from: '!isCommand && !isAmountKey', to: 'isCommand && !isAmountKey' },
  'FUNDS-010': { file: RULES, from: 'DEPOSIT_MAX = 25_000', to: 'DEPOSIT_MAX = 25_001' },
  'FUNDS-011': { file: RULES, from: 'Personal: { min: 500, max: 10_000 }', to: 'Personal: { min: 500, max: 10_001 }' },
  'FUNDS-012': { file: WORDS, from: '"deposit.next": "Next"', to: '"deposit.next": "Go on"' },
  'FUNDS-013': {
    file: `${DEPOSIT}/deposit-tips.tsx`,
    from: "'deposit.tips.phone', 'deposit.tips.reference'",
    to: "'deposit.tips.reference', 'deposit.tips.phone'",
  },
  'FUNDS-014': { file: `${DEPOSIT}/deposit-records.tsx`, from: 'to={TRANSACTION_RECORD}', to: 'to="/betting-record"' },
  'FUNDS-015': { file: `${DEPOSIT}/deposit.rules.ts`, from: 'channels[0] ?? null', to: 'channels[1] ?? null' },
  'FUNDS-016': { file: 'mf-funds/src/account/account.rules.ts', from: ' || others.some(isNumberVerified)', to: '' },
  'FUNDS-017': { file: REFUSALS, from: 'making another deposit.', to: 'making a new deposit.' },
  'FUNDS-018': { file: TEXTS, from: 'Please fill in your amount.', to: 'Please fill in the amount.' },
  'FUNDS-019': { file: REFUSALS, from: 'Please select a valid payment method.', to: 'Please select a payment method.' },
  'FUNDS-020': {
    file: `${DEPOSIT}/deposit.rules.ts`,
    from: 'draft.method === null, says: METHOD_REQUIRED },\n  { fails: (draft) => draft.channel === null, says: CHANNEL_REQUIRED }',
    to: 'draft.channel === null, says: CHANNEL_REQUIRED },\n  { fails: (draft) => draft.method === null, says: METHOD_REQUIRED }',
  },
  'FUNDS-021': { file: `${DEPOSIT}/use-next.ts`, from: 'isEwallet ? await askEwallet(plain) : plain', to: 'plain' },
  'FUNDS-022': { file: TEXTS, from: "FUNDS_ERROR = 'An error occurred. Please", to: "FUNDS_ERROR = 'An error happened. Please" },
  'FUNDS-023': {
    file: 'shared/api/src/contracts/funds/transactions.ts',
    from: 'transaction.action === action && isPending(transaction)',
    to: 'isPending(transaction)',
  },
  'FUNDS-024': { file: 'mf-funds/src/panels/deposit.tsx', from: 'withdrawal={<WithdrawalPanel />}', to: 'withdrawal={null}' },
  'FUNDS-025': { file: 'mf-funds/src/features/wallet/bonus-wallet.tsx', from: 'useState(true)', to: 'useState(false)' },
};
