import { profitLoss, type BetRecord, type ExchangeRecord } from '@site/api/contracts/records';
import { paisaOf } from '@site/i18n';

/** Profit or loss of a bet in paisa. @see RECORDS-005 */
export const brought = ({ winAmount, bet_amount }: Pick<BetRecord, 'winAmount' | 'bet_amount'>) =>
  profitLoss({ winAmount: paisaOf(winAmount), bet_amount: paisaOf(bet_amount) });

/** Quote in the format of the market: a fancy market has its line before the rate. */
export const quoteOf = ({ run, odds }: Pick<ExchangeRecord, 'run' | 'odds'>) => (run === null ? odds : `${run} / ${odds}`);
