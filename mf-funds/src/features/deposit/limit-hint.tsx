import { ACCOUNT_KINDS, type DepositChannel } from '@site/api/contracts/funds';
import type { Paisa } from '@site/api/money';
import { formatCount, useText } from '@site/i18n';
import { outsideLimits } from './deposit.rules';

interface LimitHintProps {
  amount: Paisa | null;
  channel: DepositChannel | null;
}

/** Hint while the amount is outside the limits; Next does not check them, the platform does. @see FUNDS-010 */
export function LimitHint({ amount, channel }: LimitHintProps) {
  const t = useText('funds');
  const side = amount !== null && channel ? outsideLimits(amount, channel) : null;
  if (!side || !channel) return null;
  const limit = formatCount(side === 'below' ? channel.min : channel.max);
  return t(`deposit.limit.${side}`, { kind: t(ACCOUNT_KINDS[channel.account_type]), limit });
}
