import type { Mutations } from './mutation';

const TEXTS = 'mf-records/locales/en.json';
const PATHS = 'mf-records/remote.manifest.ts';
const BETS = 'mf-records/src/features/betting-record';
const CASH = 'mf-records/src/features/transaction-record';
const CONTRACTS = 'shared/api/src/contracts';
const PLATFORM = 'shared/platform/domains/src';

export const records: Mutations = {
  'RECORDS-001': { file: PATHS, from: "path: '/betting-record', access: 'player'", to: "path: '/betting-record', access: 'public'" },
  'RECORDS-002': { file: `${BETS}/bets-address.ts`, from: "['settled', 'exchange']", to: "['exchange', 'settled']" },
  'RECORDS-003': {
    file: `${BETS}/bets-address.ts`,
    from: "['0', ...PERIODS.slice(1), EVERYTHING]",
    to: "['7', ...PERIODS.slice(0, 2), EVERYTHING]",
  },
  'RECORDS-004': {
    file: `${PLATFORM}/records/bet-records/bet-groups.repository.ts`,
    from: 'order by sums.day desc, platform',
    to: 'order by sums.day, platform',
  },
  'RECORDS-005': { file: `${CONTRACTS}/records/rules.ts`, from: '(winAmount - bet_amount)', to: '(bet_amount - winAmount)' },
  'RECORDS-006': { file: `${BETS}/group-games.tsx`, from: 'profitLoss={totals.profit_loss}', to: 'profitLoss={totals.turnover}' },
  'RECORDS-007': { file: `${CONTRACTS}/records/rules.ts`, from: "join('')}…`", to: "join('')}...`" },
  'RECORDS-008': { file: `${CONTRACTS}/records/rules.ts`, from: 'GAME_NAME_MAX = 15', to: 'GAME_NAME_MAX = 16' },
  'RECORDS-009': {
    file: `${PLATFORM}/records/bet-records/bet-records.presenter.ts`,
    from: 'created_at: row.createdAt',
    to: 'created_at: row.settledAt',
  },
  'RECORDS-010': {
    file: `${BETS}/exchange-records.tsx`,
    from: '({ created_at }) => created_at',
    to: '({ created_at, settled_at }) => settled_at ?? created_at',
  },
  'RECORDS-011': { file: `${CONTRACTS}/records/texts.ts`, from: 'Exchange Record Details', to: 'Exchange Details' },
  'RECORDS-012': { file: `${BETS}/exchange-facts.tsx`, from: 'record.potential_profit', to: 'record.potential_liability' },
  'RECORDS-013': { file: `${BETS}/exchange-status.tsx`, from: "LOST: 'bad'", to: "LOST: 'quiet'" },
  'RECORDS-014': { file: `${CONTRACTS}/records/bets.ts`, from: '/api/bet-records/open', to: '/api/bet-records/waiting' },
  'RECORDS-015': { file: `${BETS}/bet-filters.ts`, from: '[96, 48, 69, 70]', to: '[96, 69, 48, 70]' },
  'RECORDS-016': { file: `${BETS}/bets-address.ts`, from: "['settle', 'unsettled']", to: "['unsettled', 'settle']" },
  'RECORDS-017': { file: `${CONTRACTS}/records/rules.ts`, from: "69: 'RED_TIGER'", to: "69: 'SEXY'" },
  'RECORDS-018': { file: 'shared/platform/kit/src/time/record-period.ts', from: 'before(now, 7)', to: 'before(now, 8)' },
  'RECORDS-019': {
    file: PATHS,
    from: "path: '/transaction-record', access: 'player'",
    to: "path: '/transaction-record', access: 'public'",
  },
  'RECORDS-020': {
    file: `${CASH}/transaction-record.rules.ts`,
    from: "['2', 'Fail'],\n  ['1', 'Success'],",
    to: "['1', 'Success'],\n  ['2', 'Fail'],",
  },
  'RECORDS-021': { file: `${CASH}/transaction-record.rules.ts`, from: "label: 'Processing'", to: "label: 'Pending'" },
  'RECORDS-022': { file: `${CASH}/record-facts.tsx`, from: "'method', 'bank'", to: "'bank', 'method'" },
  'RECORDS-023': {
    file: `${PLATFORM}/funds/history/transactions.presenter.ts`,
    from: 'name: method.name, type: method.accountType',
    to: 'name: method.icon, type: method.accountType',
  },
  'RECORDS-024': { file: `${CONTRACTS}/records/texts.ts`, from: "'Agent'", to: "'Agents'" },
  'RECORDS-025': { file: `${CASH}/transaction-record.queries.ts`, from: 'POLL_MS = 5000', to: 'POLL_MS = 60_000' },
  'RECORDS-026': {
    file: `${CONTRACTS}/funds/cash-filter.ts`,
    from: "1: 'withdraw', 2: 'adjustment'",
    to: "2: 'withdraw', 1: 'adjustment'",
  },
  'RECORDS-027': {
    file: `${PLATFORM}/funds/history/records.rules.ts`,
    from: 'adjustments: false }',
    to: 'adjustments: true }',
  },
  'RECORDS-028': { file: TEXTS, from: '"transactionRecord.table.no": "NO"', to: '"transactionRecord.table.no": "No."' },
  'RECORDS-029': { file: TEXTS, from: 'You can edit after', to: 'You can edit in' },
  'RECORDS-030': { file: `${CONTRACTS}/funds/rules.ts`, from: 'CHANGE_WAIT_S = 1800', to: 'CHANGE_WAIT_S = 1799' },
  'RECORDS-031': { file: `${CASH}/table-columns.tsx`, from: ' GMT+6<', to: ' GMT+06<' },
  'RECORDS-032': { file: PATHS, from: "path: '/turnover-record', access: 'player'", to: "path: '/turnover-record', access: 'public'" },
  'RECORDS-033': { file: TEXTS, from: '"turnoverRecord.completed": "Completed"', to: '"turnoverRecord.completed": "Complete"' },
  'RECORDS-034': { file: `${CONTRACTS}/turnover/rules.ts`, from: 'return 100;', to: 'return 101;' },
  'RECORDS-035': { file: `${CONTRACTS}/turnover/rules.ts`, from: 'Math.floor(', to: 'Math.round(' },
  'RECORDS-036': { file: `${CONTRACTS}/turnover/rules.ts`, from: "status === 'complete' || ", to: '' },
  'RECORDS-037': {
    file: `${PLATFORM}/rewards/turnover/tickets.presenter.ts`,
    from: 'required_turnover: printAmount(row.required)',
    to: 'required_turnover: printAmount(row.remaining)',
  },
  'RECORDS-038': { file: `${CONTRACTS}/turnover/endpoints.ts`, from: "'/api/turnovers'", to: "'/api/turnover'" },
  'RECORDS-039': { file: TEXTS, from: '"turnoverRecord.pending": "Pending"', to: '"turnoverRecord.pending": "Active"' },
  'RECORDS-041': {
    file: 'mf-records/src/record-list/loaded.tsx',
    from: 'isError ? <NoRecords onRetry={retryOf(query)} /> : waiting',
    to: 'isError ? null : waiting',
  },
};
