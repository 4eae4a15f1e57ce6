import type { GameTransfer } from '@site/api/contracts/wallet';
import { printAmount } from '@site/api/money';
import type { TransferRow } from './game-wallets.repository';

export const presentTransfer = ({ id, platform, platformName, direction, reason, amount, state, askedAt }: TransferRow): GameTransfer => ({
  id,
  platform,
  platform_name: platformName,
  direction,
  reason,
  amount: amount === null ? null : printAmount(amount),
  state,
  created_at: askedAt.toISOString(),
});
