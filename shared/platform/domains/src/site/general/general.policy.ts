import { MAX_VP, MIN_VP } from '@site/api/contracts/rewards';
import { generalSchema, ODDS_FEEDS, OUTSIDE_CHAT_IDS } from '@site/api/contracts/site';
import { BALANCE_POLL_MS, SLOWEST_BALANCE_POLL_S } from '@site/api/contracts/wallet';
import * as z from '@site/api/schema';
import { settingDefaults, type OperatorSettings } from './general.defaults';

const LINE_LENGTH = 2000;
const line = () => z.text({ max: LINE_LENGTH });
const NO_TEXTS = ['site_status', 'odds_feed', 'odds_feed_by_query', 'balance_poll_s'];
const texts = Object.keys(generalSchema.shape).filter((key) => !NO_TEXTS.includes(key));

/** Bytes of a patch that sets every text. */
export const SETTINGS_BODY_BYTES = z.bodyBytesFor(texts.length * LINE_LENGTH);

const MOST_BDT = 100_000;

const whole = (least: number, most: number) =>
  z.optional(
    z.pipe(
      z
        .union([z.number(), z.text({ max: 9, pattern: /^\d{1,9}$/ })])
        .check(z.refine((value) => Number.isInteger(Number(value)) && Number(value) >= least && Number(value) <= most, 'Invalid number')),
      z.transform((value) => String(value)),
    ),
  );

/** Input of an operator. Numbers may be text as well, because a command line sends only text. */
export const settingsPatchSchema = z.strictObject({
  ...Object.fromEntries(texts.map((key) => [key, z.optional(line())])),
  ...Object.fromEntries(Object.entries(OUTSIDE_CHAT_IDS).map(([key, pattern]) => [key, z.optional(z.text({ max: LINE_LENGTH, pattern }))])),
  site_status: z.optional(
    z.pipe(
      z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]),
      z.transform((value) => String(value)),
    ),
  ),
  odds_feed: z.optional(z.enum(ODDS_FEEDS)),
  balance_poll_s: whole(BALANCE_POLL_MS / 1000, SLOWEST_BALANCE_POLL_S),
  welcome_credit: whole(0, MOST_BDT),
  payment_list: z.optional(z.enum(['plain', 'ewallet'])),
  auto_review: z.optional(z.enum(['on', 'off'])),
  second_person_from: whole(0, MOST_BDT),
  withdrawal_revert: z.optional(z.enum(['on', 'off'])),
  vip_min_convert: whole(MIN_VP, MAX_VP),
  referral_min_deposits: whole(0, MOST_BDT),
  referral_min_turnover: whole(0, MOST_BDT),
});

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
] as const;

const numbersOf = (stored: Record<string, string>) =>
  Object.fromEntries(NUMBERS.map((key) => [key, Number(stored[key] ?? settingDefaults[key])])) as Record<(typeof NUMBERS)[number], number>;
