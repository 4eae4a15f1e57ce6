import { settingDefaults, type OperatorSettings } from './general.defaults';

/** Merges the stored texts over the defaults, and converts numbers. */
export function readSettings(rows: readonly { key: string; value: string }[]): OperatorSettings {
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const known = Object.fromEntries(Object.entries(stored).filter(([key]) => Object.hasOwn(settingDefaults, key)));
  return { ...settingDefaults, ...known, ...numbersOf(stored), site_status: stored['site_status'] === '0' ? 0 : 1 };
}

const NUMBERS = [
  'balance_poll_s',
  'welcome_credit',
  'second_person_from',
  'vip_min_convert',
  'referral_min_deposits',
  'referral_min_turnover',
  'cashback_exchange',
  'cashback_casino',
  'cashback_least',
  'cashback_most',
] as const;

const numbersOf = (stored: Record<string, string>) =>
  Object.fromEntries(NUMBERS.map((key) => [key, Number(stored[key] ?? settingDefaults[key])])) as Record<(typeof NUMBERS)[number], number>;
