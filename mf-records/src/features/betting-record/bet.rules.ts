import { profitLoss, type BetRecord, type ExchangeRecord } from '@site/api/contracts/records';
import { paisaOf } from '@site/i18n';

/** Paisa. @see RECORDS-005 */
export const brought = ({ winAmount, bet_amount }: Pick<BetRecord, 'winAmount' | 'bet_amount'>) =>
  profitLoss({ winAmount: paisaOf(winAmount), bet_amount: paisaOf(bet_amount) });

/** As the market is quoted: a line of a fancy market stands before its rate. */
export const quoteOf = ({ run, odds }: Pick<ExchangeRecord, 'run' | 'odds'>) => (run === null ? odds : `${run} / ${odds}`);
