import * as z from '@site/api/schema';

/** VIP level of a player, and the way to the next level. */
export const vipStandingSchema = z.object({
  /** 0 (Normal) to 15. */
  level: z.number(),
  name: z.string(),
  /** Style of the level, `lv0` to `lv15`. */
  style: z.string(),
  /** Name of the next level; null at the top. */
  next: z.nullable(z.string()),
  /** Progress to the next level in whole percent. */
  progress: z.number(),
});

/** The player's own record: money in BDT, times in ISO 8601 UTC. @see ACCESS-088, N-58 */
export const profileSchema = z.object({
  id: z.number(),
  remote_id: z.string(),
  username: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  currency: z.string(),
  /** `'1'` or 1: the main phone is verified. @see C-40 */
  session_id: z.union([z.string(), z.number()]),
  email_verified_at: z.nullable(z.isoTime()),
  created_at: z.nullable(z.isoTime()),
  /** Date of birth; null until it is saved, and final afterwards. */
  dofb: z.nullable(z.day()),
  referral_code: z.string(),
  /** Whole VIP points. */
  vip_coin: z.number(),
  balance: z.amount(),
  cash_bonus: z.amount(),
  bonus_balance: z.amount(),
  /** Time of the log-in before this session; in the first session the time of its own log-in. */
  last_login: z.nullable(z.isoTime()),
  last_deposit: z.nullable(z.isoTime()),
  last_withdrawal: z.nullable(z.isoTime()),
  vip: vipStandingSchema,
});
/** Parsed record of the bearer. */
export type Profile = z.infer<typeof profileSchema>;

/** An extra phone number. @see ACCESS-104 */
export const otherPhoneSchema = z.object({
  contract_value: z.string(),
  /** 1 or `'1'`: the number is verified. @see C-40 */
  isverify: z.union([z.number(), z.string()]),
});
/** An extra phone number, parsed. */
export type OtherPhone = z.infer<typeof otherPhoneSchema>;

/** True when the main phone is verified. @see ACCESS-093 */
export const isPhoneVerified = ({ session_id }: Pick<Profile, 'session_id'>) => String(session_id) === '1';
/** True when the extra number is verified. @see ACCESS-093 */
export const isNumberVerified = ({ isverify }: Pick<OtherPhone, 'isverify'>) => String(isverify) === '1';
/** True when the e-mail address is verified. @see ACCESS-093 */
export const isEmailVerified = ({ email_verified_at }: Pick<Profile, 'email_verified_at'>) => email_verified_at !== null;

/** `Unverified`: neither e-mail nor phone is verified; `normal`: one of them is; `safe`: both are. @see SHELL-074 */
export type SecurityLevel = 'Unverified' | 'normal' | 'safe';

/** Security level by the verified contacts of a profile. @see SHELL-074 */
export function securityLevel(profile: Pick<Profile, 'session_id' | 'email_verified_at'>): SecurityLevel {
  const verified = [isPhoneVerified(profile), isEmailVerified(profile)].filter(Boolean).length;
  return (['Unverified', 'normal', 'safe'] as const)[verified] ?? 'Unverified';
}
