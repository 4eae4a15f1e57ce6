import type { Profile } from '@site/api/contracts/account';
import { printAmount } from '@site/api/money';
import { presentStanding } from '#rewards';
import type { PlayerRecord } from './profile.service';

const time = (moment: Date | null) => moment && moment.toISOString();

export const presentProfile = ({
  player,
  balance,
  bonus,
  rewards,
  vip,
  lastLogin,
  lastDeposit,
  lastWithdrawal,
}: PlayerRecord): Profile => ({
  id: player.id,
  remote_id: player.remoteId,
  username: player.username,
  name: player.name,
  phone: player.phone,
  email: player.email,
  currency: player.currency,
  session_id: player.phoneVerifiedAt ? '1' : '0',
  email_verified_at: time(player.emailVerifiedAt),
  created_at: player.createdAt.toISOString(),
  dofb: player.dateOfBirth,
  referral_code: player.referralCode,
  vip_coin: Number(vip.points),
  balance: printAmount(balance),
  cash_bonus: printAmount(rewards),
  bonus_balance: printAmount(bonus),
  last_login: time(lastLogin),
  last_deposit: time(lastDeposit),
  last_withdrawal: time(lastWithdrawal),
  vip: presentStanding(vip),
});
