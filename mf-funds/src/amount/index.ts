export { AmountField } from './amount-field';
