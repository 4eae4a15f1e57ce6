/** Amounts of money: read, printed and rounded here and nowhere else, by the pages and by the platform. Pure. */
export { formatCount, latinDigits } from './digits';
export { amountText, CURRENCY_SYMBOL, formatMoney, formatTaka, paisa, paisaOf, paisaOfTaka, printAmount, sumOf, type Paisa } from './paisa';
export { cleanAmount, isAmountKey, parseAmount, plainAmount, PLAIN_AMOUNT, PLAIN_TYPED_AMOUNT } from './typed-amount';
