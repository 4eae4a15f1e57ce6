import * as z from '@site/api/schema';

/** VIP standing as screens show it. */
export const vipStandingSchema = z.object({
  /** 0 Normal to 15. */
  level: z.number(),
  name: z.string(),
  /** Style of the level, `lv0` to `lv15`. */
  style: z.string(),
  /** Name of the next level; null at the top. */
  next: z.nullable(z.string()),
  /** Way to the next level in whole percent. */
  progress: z.number(),
});

/** The player's own record. @see spec A 3, B 3, N-58 */
export const profileSchema = z.object({
  id: z.number(),
  remote_id: z.string(),
  username: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  currency: z.string(),
  /** `'1'`: the main phone is verified; the number 1 says the same (C-40). */
  session_id: z.union([z.string(), z.number()]),
  email_verified_at: z.nullable(z.isoTime()),
  created_at: z.nullable(z.isoTime()),
  /** Date of birth; null until it was saved, then for good. */
  dofb: z.nullable(z.day()),
  referral_code: z.string(),
  /** Whole VIP points. */
  vip_coin: z.number(),
  balance: z.amount(),
  cash_bonus: z.amount(),
  bonus_balance: z.amount(),
  /** The log-in before this session; of the first session its own. */
  last_login: z.nullable(z.isoTime()),
  last_deposit: z.nullable(z.isoTime()),
  last_withdrawal: z.nullable(z.isoTime()),
  vip: vipStandingSchema,
});
export type Profile = z.infer<typeof profileSchema>;

/** An extra number. @see spec A 3 */
export const otherPhoneSchema = z.object({
  contract_value: z.string(),
  /** 1: verified; the text '1' says the same (C-40). */
  isverify: z.union([z.number(), z.string()]),
});
export type OtherPhone = z.infer<typeof otherPhoneSchema>;

export const isPhoneVerified = ({ session_id }: Pick<Profile, 'session_id'>) => String(session_id) === '1';
export const isNumberVerified = ({ isverify }: Pick<OtherPhone, 'isverify'>) => String(isverify) === '1';
export const isEmailVerified = ({ email_verified_at }: Pick<Profile, 'email_verified_at'>) => email_verified_at !== null;

/** @see spec A 2: Unverified; normal when one of e-mail or phone is verified; safe when both are. */
export type SecurityLevel = 'Unverified' | 'normal' | 'safe';

export function securityLevel(profile: Pick<Profile, 'session_id' | 'email_verified_at'>): SecurityLevel {
  const verified = [isPhoneVerified(profile), isEmailVerified(profile)].filter(Boolean).length;
  return (['Unverified', 'normal', 'safe'] as const)[verified] ?? 'Unverified';
}
