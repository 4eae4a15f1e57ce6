export { AmountField, type AmountFieldProps } from './amount-field';
export { amountText, cleanAmount, latinDigits, parseAmount } from './amount.rules';
