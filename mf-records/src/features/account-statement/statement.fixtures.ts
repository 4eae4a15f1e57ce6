import type { StatementMonth } from '@site/api/contracts/records';
import type { Statement } from './statement.rules';

const NOTHING = {
  deposits: '0.00',
  withdrawals: '0.00',
  net_deposits: '0.00',
  bonuses: '0.00',
  stakes: '0.00',
  wins: '0.00',
  profit_loss: '0.00',
  played_s: 0,
};

const JANUARY: StatementMonth = {
  month: '2026-01-01',
  deposits: '2000.00',
  withdrawals: '500.00',
  net_deposits: '1500.00',
  bonuses: '40.00',
  stakes: '900.00',
  wins: '650.50',
  profit_loss: '-249.50',
  played_s: 9000,
};

/** January 2026 with movements, and the eleven months before it without any. */
export const STATEMENT: Statement = {
  months: [JANUARY, ...Array.from({ length: 11 }, (_, at) => ({ month: `2025-${String(12 - at).padStart(2, '0')}-01`, ...NOTHING }))],
  totals: { ...NOTHING, ...JANUARY },
  lifetime_net_deposits: '4200.00',
};
