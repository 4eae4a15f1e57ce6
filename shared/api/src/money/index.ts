/** The only place that reads, prints and rounds amounts of money, for pages and platform. Pure functions. */
export { formatCount, latinDigits } from './digits';
export { amountText, CURRENCY_SYMBOL, formatMoney, formatTaka, paisa, paisaOf, paisaOfTaka, printAmount, sumOf, type Paisa } from './paisa';
export { cleanAmount, isAmountKey, parseAmount, plainAmount, PLAIN_AMOUNT, PLAIN_TYPED_AMOUNT } from './typed-amount';
