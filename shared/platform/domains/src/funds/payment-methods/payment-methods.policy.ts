import type { PaymentMethodRow } from './payment-methods.rows';

/** Paisa. */
export const isWithinLimits = ({ minAmount, maxAmount }: PaymentMethodRow, amount: bigint) => minAmount <= amount && amount <= maxAmount;
