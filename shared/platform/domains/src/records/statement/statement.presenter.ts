import type { getStatement } from '@site/api/contracts/records';
import type * as z from '@site/api/schema';
import { paisa, printAmount } from '@site/api/money';
import type { Sums } from './statement.rules';
import type { readStatement } from './statement.service';

export const presentStatement = ({
  months,
  totals,
  lifetimeNetDeposits,
}: Awaited<ReturnType<typeof readStatement>>): z.input<typeof getStatement.output> => ({
  months: months.map(({ month, sums }) => ({ month, ...presentSums(sums) })),
  totals: presentSums(totals),
  lifetime_net_deposits: printAmount(lifetimeNetDeposits),
});

const presentSums = ({ deposits, withdrawals, bonuses, stakes, wins, playedS }: Sums) => ({
  deposits: printAmount(deposits),
  withdrawals: printAmount(withdrawals),
  net_deposits: printAmount(paisa(deposits - withdrawals)),
  bonuses: printAmount(bonuses),
  stakes: printAmount(stakes),
  wins: printAmount(wins),
  profit_loss: printAmount(paisa(wins - stakes)),
  played_s: playedS,
});
