import { CASHBACK_MOST_PERCENT, MAX_VP, MIN_VP } from '@site/api/contracts/rewards';
import { ODDS_FEEDS, OUTSIDE_CHAT_IDS } from '@site/api/contracts/site';
import { BALANCE_POLL_MS, SLOWEST_BALANCE_POLL_S } from '@site/api/contracts/wallet';
import * as z from '@site/api/schema';

/** Groups of the settings, in the order of the page. */
export const SETTING_GROUPS = ['site', 'notice', 'money', 'rewards', 'support', 'links', 'maintenance', 'pages'] as const;
type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Unit of a number. */
type SettingUnit = 'bdt' | 'points' | 'seconds' | 'percent';

interface TextField {
  kind: 'line' | 'lines';
  pattern?: RegExp;
}

interface NumberField {
  kind: 'whole';
  unit: SettingUnit;
  least: number;
  most: number;
}

interface ChoiceField {
  kind: 'choice';
  choices: readonly [string, ...string[]];
}

/** Values that a setting can have, and the group of the page that shows it. */
export type SettingField = { group: SettingGroup } & (TextField | NumberField | ChoiceField);

const MOST_BDT = 100_000;
const line = (group: SettingGroup, pattern?: RegExp) => ({ group, kind: 'line', ...(pattern ? { pattern } : {}) }) as const;
const lines = (group: SettingGroup) => ({ group, kind: 'lines' }) as const;
const choice = (group: SettingGroup, ...choices: [string, ...string[]]) => ({ group, kind: 'choice', choices }) as const;
const whole = (group: SettingGroup, unit: SettingUnit, least: number, most: number) =>
  ({ group, kind: 'whole', unit, least, most }) as const;

/** Every setting, in the order of the page. */
export const SETTING_FIELDS = {
  site_title: line('site'),
  site_status: choice('site', '1', '0'),
  notice: lines('notice'),
  notice_bn: lines('notice'),
  welcome_credit: whole('money', 'bdt', 0, MOST_BDT),
  second_person_from: whole('money', 'bdt', 0, MOST_BDT),
  auto_review: choice('money', 'on', 'off'),
  withdrawal_revert: choice('money', 'on', 'off'),
  payment_list: choice('money', 'plain', 'ewallet'),
  vip_min_convert: whole('rewards', 'points', MIN_VP, MAX_VP),
  referral_min_deposits: whole('rewards', 'bdt', 0, MOST_BDT),
  referral_min_turnover: whole('rewards', 'bdt', 0, MOST_BDT),
  cashback_exchange: whole('rewards', 'percent', 0, CASHBACK_MOST_PERCENT),
  cashback_casino: whole('rewards', 'percent', 0, CASHBACK_MOST_PERCENT),
  cashback_least: whole('rewards', 'bdt', 1, MOST_BDT),
  cashback_most: whole('rewards', 'bdt', 1, MOST_BDT),
  support_mail: line('support'),
  whatsapp: line('support'),
  live_chat: line('support', OUTSIDE_CHAT_IDS.live_chat),
  tawk_id: line('support', OUTSIDE_CHAT_IDS.tawk_id),
  intercom: line('support', OUTSIDE_CHAT_IDS.intercom),
  affiliate_link: line('links'),
  android_app_link: line('links'),
  brand_ambassador_link: line('links'),
  exchange_link: line('links'),
  maintenance_provider: line('maintenance'),
  maintenance_from: line('maintenance'),
  maintenance_to: line('maintenance'),
  odds_feed: choice('pages', ...ODDS_FEEDS),
  balance_poll_s: whole('pages', 'seconds', BALANCE_POLL_MS / 1000, SLOWEST_BALANCE_POLL_S),
} as const satisfies Record<string, SettingField>;
export type SettingKey = keyof typeof SETTING_FIELDS;

const SETTING_KEYS = Object.keys(SETTING_FIELDS) as [SettingKey, ...SettingKey[]];

/** Most characters of a text. */
export const SETTING_TEXT_MAX = 2000;

const isText = (field: SettingField) => field.kind === 'line' || field.kind === 'lines';

/** Bytes of a patch that sets every text. */
export const SETTINGS_BODY_BYTES = z.bodyBytesFor(Object.values(SETTING_FIELDS).filter(isText).length * SETTING_TEXT_MAX);

/** A whole number, as text: a command line sends only text. */
const wholeText = (least: number, most: number) =>
  z.pipe(
    z
      .union([z.number(), z.text({ max: 10, pattern: /^\d{1,10}$/ })])
      .check(z.refine((value) => Number.isInteger(Number(value)) && Number(value) >= least && Number(value) <= most, 'Invalid number')),
    z.transform((value) => String(Number(value))),
  );

function inputOf(field: SettingField) {
  if (field.kind === 'whole') return wholeText(field.least, field.most);
  // `site_status` is a number in the answer to players.
  if (field.kind === 'choice')
    return z.pipe(z.union([z.enum(field.choices), z.literal([0, 1])]), z.pipe(z.transform(String), z.enum(field.choices)));
  return z.text({ max: SETTING_TEXT_MAX, ...(field.pattern ? { pattern: field.pattern } : {}) });
}

/** Values of settings by their keys; every value is text. */
export const settingsPatchSchema = z.strictObject({
  ...Object.fromEntries(Object.entries(SETTING_FIELDS).map(([key, field]) => [key, z.optional(inputOf(field))])),
  /** Version of the settings that the person has seen; left out by a person who does not care. */
  version: z.optional(wholeText(0, Number.MAX_SAFE_INTEGER)),
});

const changeSchema = z.object({ by: z.string(), at: z.isoTime(), before: z.string() });

export const settingsViewSchema = z.object({
  /** Number of the last change; goes with a change, which is refused when there was another one since. */
  version: z.int(),
  rows: z.array(
    z.object({
      key: z.enum(SETTING_KEYS),
      value: z.string(),
      /** Value of a site that nobody has changed. */
      standard: z.string(),
      /** The last change by a person; null before the first. */
      changed: z.nullable(changeSchema),
    }),
  ),
  /** A value that waits for a second person. */
  proposal: z.nullable(z.object({ id: z.int(), key: z.enum(SETTING_KEYS), value: z.string(), by: z.string(), at: z.isoTime() })),
});
export type SettingsView = z.infer<typeof settingsViewSchema>;
