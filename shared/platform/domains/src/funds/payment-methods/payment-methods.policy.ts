import type { Paisa } from '@site/api/money';
import type { PaymentMethodRow } from './payment-methods.rows';

export const isWithinLimits = ({ minAmount, maxAmount }: PaymentMethodRow, amount: Paisa) => minAmount <= amount && amount <= maxAmount;
