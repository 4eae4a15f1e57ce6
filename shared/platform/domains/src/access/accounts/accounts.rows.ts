import type { Currency } from '@site/api/contracts/access';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';

export type RawPlayer = Columns<'players'> & { currency: Currency; status: PlayerStatus };

export const toPlayer = (row: RawPlayer) => ({
  id: Number(row.id),
  remoteId: row.remote_id,
  username: row.username,
  usernameKey: row.username_key,
  email: row.email,
  emailKey: row.email_key,
  phone: row.phone,
  /** Null where an older player has the same number in another spelling. */
  phoneKey: row.phone_key,
  passwordHash: row.password_hash,
  name: row.name,
  currency: row.currency,
  status: row.status,
  referralCode: row.referral_code,
  referredBy: row.referred_by === null ? null : Number(row.referred_by),
  affiliateCode: row.affiliate_code,
  dateOfBirth: row.date_of_birth,
  emailVerifiedAt: momentOrNull(row.email_verified_at),
  phoneVerifiedAt: momentOrNull(row.phone_verified_at),
  createdAt: new Date(row.created_at),
});
export type PlayerRow = ReturnType<typeof toPlayer>;

export type NewPlayer = Omit<
  PlayerRow,
  'id' | 'phoneKey' | 'status' | 'affiliateCode' | 'dateOfBirth' | 'referredBy' | 'emailVerifiedAt' | 'phoneVerifiedAt'
> &
  Partial<Pick<PlayerRow, 'affiliateCode' | 'referredBy'>>;
