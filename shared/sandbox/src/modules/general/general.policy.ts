import { generalSchema } from '@site/api/contracts/site';
import * as z from '@site/api/schema';
import { settingDefaults, type OperatorSettings } from './general.defaults';

const line = () => z.string().check(z.maxLength(2000));
const texts = Object.keys(generalSchema.shape).filter((key) => key !== 'site_status');

/** What an operator may send: numbers also as text, since a command line knows nothing else. */
export const settingsPatchSchema = z.strictObject({
  ...Object.fromEntries(texts.map((key) => [key, z.optional(line())])),
  site_status: z.optional(
    z.pipe(
      z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]),
      z.transform((value) => String(value)),
    ),
  ),
  welcome_credit: z.optional(
    z.pipe(
      z.union([z.int().check(z.gte(0), z.lte(100_000)), z.string().check(z.regex(/^\d{1,6}$/))]),
      z.transform((value) => String(value)),
    ),
  ),
  payment_list: z.optional(z.enum(['plain', 'ewallet'])),
  auto_review: z.optional(z.enum(['on', 'off'])),
  withdrawal_revert: z.optional(z.enum(['on', 'off'])),
});

/** The stored texts over the defaults, with numbers as numbers. */
export function readSettings(rows: readonly { key: string; value: string }[]): OperatorSettings {
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const known = Object.fromEntries(Object.entries(stored).filter(([key]) => Object.hasOwn(settingDefaults, key)));
  return {
    ...settingDefaults,
    ...known,
    site_status: stored['site_status'] === '0' ? 0 : 1,
    welcome_credit: Number(stored['welcome_credit'] ?? settingDefaults.welcome_credit),
  };
}
