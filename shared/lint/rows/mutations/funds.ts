import type { Mutations } from './mutation';

const DEPOSIT = 'mf-funds/src/features/deposit';
const PAYMENT = 'mf-funds/src/features/make-payment';
const REQUEST = 'mf-funds/src/features/payment-request';
const WITHDRAWAL = 'mf-funds/src/features/withdrawal';
const CONTRACTS = 'shared/api/src/contracts/funds';
const PLATFORM = 'shared/platform/domains/src/funds';
const RULES = 'shared/api/src/contracts/funds/rules.ts';
const TEXTS = 'shared/api/src/contracts/funds/texts.ts';
const REFUSALS = 'shared/api/src/errors/funds.messages.ts';
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
    from: 'draft.method === null, message: METHOD_REQUIRED },\n  { failsWhen: (draft) => draft.channel === null, message: CHANNEL_REQUIRED }',
    to: 'draft.channel === null, message: CHANNEL_REQUIRED },\n  { failsWhen: (draft) => draft.method === null, message: METHOD_REQUIRED }',
  },
  'FUNDS-021': { file: `${DEPOSIT}/use-continue.ts`, from: 'isEwallet ? await askEwallet(plain) : plain', to: 'plain' },
  'FUNDS-022': { file: TEXTS, from: "FUNDS_ERROR = 'An error occurred. Please", to: "FUNDS_ERROR = 'An error happened. Please" },
  'FUNDS-023': {
    file: 'shared/api/src/contracts/funds/transactions.ts',
    from: 'transaction.action === action && isPending(transaction)',
    to: 'isPending(transaction)',
  },
  'FUNDS-024': { file: 'mf-funds/src/panels/deposit.tsx', from: 'withdrawal={<WithdrawalPanel />}', to: 'withdrawal={null}' },
  'FUNDS-025': { file: 'mf-funds/src/features/wallet/bonus-wallet.tsx', from: 'useState(true)', to: 'useState(false)' },
  'FUNDS-026': { file: `${CONTRACTS}/deposits.ts`, from: "'/api/payment-methods'", to: "'/api/payment-method'" },
  'FUNDS-027': { file: 'mf-funds/src/account/account.rules.ts', from: "status === 'active'", to: "status !== ''" },
  'FUNDS-028': { file: `${CONTRACTS}/deposits.ts`, from: "'/api/showpayment-menthod'", to: "'/api/showpayment-method'" },
  'FUNDS-029': { file: `${PLATFORM}/payment-methods/payment-methods.presenter.ts`, from: 'accountid: row.id', to: 'accountid: row.id + 1' },
  'FUNDS-030': {
    file: `${PLATFORM}/payment-instructions/payment-instructions.service.ts`,
    from: '!method || !isWithinLimits(method, amount)',
    to: '!method',
  },
  'FUNDS-031': { file: `${PAYMENT}/make-payment.queries.ts`, from: 'number: first.account_number', to: 'number: String(first.id)' },
  'FUNDS-032': { file: `${DEPOSIT}/use-continue.ts`, from: 'provider: paid.name', to: 'provider: type' },
  'FUNDS-033': { file: `${PAYMENT}/make-payment.rules.ts`, from: 'trx_id: transaction', to: 'trx_id: proof.trx' },
  'FUNDS-034': { file: `${PAYMENT}/make-payment.rules.ts`, from: 'transaction_id: proof.trx.trim()', to: 'transaction_id: proof.trx' },
  'FUNDS-035': { file: `${PAYMENT}/make-payment.rules.ts`, from: 'promotion_id: payment.promotionId', to: 'promotion_id: null' },
  'FUNDS-036': {
    file: `${CONTRACTS}/transactions.ts`,
    from: "TRANSACTION_KEYS = ['0', '1', '2']",
    to: "TRANSACTION_KEYS = ['0', '1', '2', '3']",
  },
  'FUNDS-037': { file: `${CONTRACTS}/records.ts`, from: "'/api/transaction/show'", to: "'/api/transactions/show'" },
  'FUNDS-038': { file: PATHS, from: "{ path: '/make-payment', access: 'public' }", to: "{ path: '/make-payment', access: 'player' }" },
  'FUNDS-039': { file: 'mf-funds/src/router-state.ts', from: 'promotionId: z.nullable(z.number())', to: 'promotionId: z.number()' },
  'FUNDS-040': {
    file: 'shared/api/src/contracts/attachment/rules.ts',
    from: 'ATTACHMENT_MAX_BYTES = 5_242_880',
    to: 'ATTACHMENT_MAX_BYTES = 5_242_879',
  },
  'FUNDS-041': { file: RULES, from: 'QUOTE_S = 600', to: 'QUOTE_S = 601' },
  'FUNDS-042': {
    file: 'mf-funds/src/account/account.rules.ts',
    from: '...(isPhoneVerified(profile) ? [profile.phone] : [])',
    to: 'profile.phone',
  },
  'FUNDS-043': { file: RULES, from: "'+880', '+91', '+92'", to: "'+880', '+92', '+91'" },
  'FUNDS-044': { file: RULES, from: String.raw`/^\d{11}$/`, to: String.raw`/^\d{10,11}$/` },
  'FUNDS-045': { file: REFUSALS, from: 'It should be valid.', to: 'It must be valid.' },
  'FUNDS-046': { file: WORDS, from: 'Only phone numbers registered on the site', to: 'Only numbers registered on the site' },
  'FUNDS-047': { file: TEXTS, from: 'No account number to copy!', to: 'No account number to copy.' },
  'FUNDS-048': { file: TEXTS, from: 'No Amount to copy!', to: 'No amount to copy!' },
  'FUNDS-049': { file: `${PAYMENT}/use-proof.ts`, from: "action: 'deposit', amount, icon,", to: "action: 'deposit', amount, icon: ''," },
  'FUNDS-050': { file: `${REQUEST}/success-dialog.tsx`, from: 'CLOSES_AFTER_MS = 5000', to: 'CLOSES_AFTER_MS = 5001' },
  'FUNDS-051': { file: PATHS, from: "{ path: '/withdrawal', access: 'player'", to: "{ path: '/withdrawal', access: 'public'" },
  'FUNDS-052': {
    file: `${WITHDRAWAL}/withdrawal-form.rules.ts`,
    from: 'account: isOwn ? phone : form.account',
    to: 'account: form.account',
  },
  'FUNDS-053': { file: RULES, from: 'WITHDRAWAL_QUICK_AMOUNTS = [500, 1000', to: 'WITHDRAWAL_QUICK_AMOUNTS = [100, 500, 1000' },
  'FUNDS-054': { file: RULES, from: 'WITHDRAWAL_MIN = 500', to: 'WITHDRAWAL_MIN = 499' },
  'FUNDS-055': {
    file: `${WITHDRAWAL}/withdrawal.rules.ts`,
    from: '!draft.hasVerifiedPhone, message: VERIFY_PHONE },\n  { failsWhen: (draft) => draft.hasPendingWithdraw, message: PENDING_WITHDRAW }',
    to: 'draft.hasPendingWithdraw, message: PENDING_WITHDRAW },\n  { failsWhen: (draft) => !draft.hasVerifiedPhone, message: VERIFY_PHONE }',
  },
  'FUNDS-056': { file: REFUSALS, from: 'making another withdraw request.', to: 'making another withdrawal.' },
  'FUNDS-057': { file: TEXTS, from: "'Amount is required.'", to: "'An amount is required.'" },
  'FUNDS-058': { file: TEXTS, from: 'Account number is required.', to: 'An account number is required.' },
  'FUNDS-059': { file: TEXTS, from: 'Please select your payment method.', to: 'Please select a payment method.' },
  'FUNDS-060': { file: `${WITHDRAWAL}/use-withdrawal.ts`, from: '(await isAllowed()) && isHere.current', to: 'isHere.current' },
  'FUNDS-061': { file: TEXTS, from: 'complete the verification below', to: 'complete the verification' },
  'FUNDS-062': { file: `${WITHDRAWAL}/requirements.rules.ts`, from: 'turnover?.remaining === 0n', to: 'turnover !== null' },
  'FUNDS-063': { file: `${CONTRACTS}/withdrawals.ts`, from: "'/api/userwithdrawcheck'", to: "'/api/user-withdraw-check'" },
  'FUNDS-064': { file: `${WITHDRAWAL}/withdrawal.messages.ts`, from: 'status === 400', to: 'status === 422' },
  'FUNDS-065': { file: TEXTS, from: 'An unknown error occurred.', to: 'An error occurred.' },
  'FUNDS-066': { file: `${WITHDRAWAL}/withdrawal.rules.ts`, from: 'isEwallet ? 0 : method.id', to: 'method.id' },
  'FUNDS-067': { file: `${WITHDRAWAL}/withdrawal.rules.ts`, from: 'provider: method.name', to: "provider: isEwallet ? method.name : ''" },
  'FUNDS-068': { file: `${WITHDRAWAL}/use-withdrawal.ts`, from: 'icon: method.icon', to: "icon: ''" },
  'FUNDS-069': { file: TEXTS, from: 'Withdrawal successful!', to: 'Withdrawal sent!' },
  'FUNDS-070': {
    file: PATHS,
    from: "{ path: '/payment-request', access: 'player' }",
    to: "{ path: '/payment-request', access: 'public' }",
  },
  'FUNDS-071': { file: TEXTS, from: 'You will get it within', to: 'You get it within' },
  'FUNDS-072': { file: RULES, from: 'ARRIVAL_S = 1800', to: 'ARRIVAL_S = 1801' },
  'FUNDS-073': { file: `${REQUEST}/journey.tsx`, from: "withdraw: ['platform', 'player']", to: "withdraw: ['player', 'platform']" },
};
