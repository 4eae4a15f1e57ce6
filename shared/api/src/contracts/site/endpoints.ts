import * as z from '@site/api/schema';
import { ODDS_FEEDS } from './rules';

const fileName = () => z.string();

export const logoRecordSchema = z.object({ logo: fileName(), mobile_logo: fileName(), loader_logo: fileName(), favicon: fileName() });
export type LogoRecord = z.infer<typeof logoRecordSchema>;

export const getLogo = z.defineEndpoint({
  method: 'GET',
  path: '/api/logo',
  access: 'public',
  input: z.strictObject({}),
  output: z.array(logoRecordSchema).check(z.minLength(1)),
  errors: [],
  summary: 'Logo files; the first record is used',
});

export const generalSchema = z.object({
  site_title: z.string(),
  /** 0 shows the maintenance page on `/` and nowhere else. */
  site_status: z.union([z.literal(0), z.literal(1)]),
  whatsapp: z.string(),
  live_chat: z.string(),
  intercom: z.string(),
  tawk_id: z.string(),
  support_mail: z.string(),
  /** Ours: what the specification leaves open (N-20, M-05, M-31). */
  notice: z.string(),
  notice_bn: z.string(),
  maintenance_provider: z.string(),
  maintenance_from: z.string(),
  maintenance_to: z.string(),
  affiliate_link: z.string(),
  android_app_link: z.string(),
  brand_ambassador_link: z.string(),
  exchange_link: z.string(),
  /** How pages follow prices; left out: by the stream. @see EXCHANGE-020 */
  odds_feed: z.optional(z.enum(ODDS_FEEDS)),
  /** True on a sandbox, whose pages may choose by the query `odds_feed`. */
  odds_feed_by_query: z.optional(z.boolean()),
});
export type General = z.infer<typeof generalSchema>;

export const getGeneral = z.defineEndpoint({
  method: 'GET',
  path: '/api/general',
  access: 'public',
  input: z.strictObject({}),
  output: generalSchema,
  errors: [],
  summary: 'General settings',
});

export const slideSchema = z.object({ link: z.string(), thubmnail: fileName(), name: z.string(), name_bn: z.optional(z.string()) });
export type Slide = z.infer<typeof slideSchema>;

export const SLIDER_TYPES = ['Main', 'Favourite', 'Features'] as const;

export const getSliders = z.defineEndpoint({
  method: 'GET',
  path: '/api/sliders',
  access: 'public',
  input: z.strictObject({}),
  output: z.array(z.object({ status: z.string(), slider_type: z.enum(SLIDER_TYPES), slides: z.array(slideSchema) })),
  errors: [],
  summary: 'Slides; only records with status `active` are shown',
});

export const SOCIAL_NETWORKS = ['whatsapp', 'facebook', 'telegram'] as const;
export const socialLinkSchema = z.object({ id: z.number(), name: z.enum(SOCIAL_NETWORKS), link: z.string(), icon: fileName() });
export type SocialLink = z.infer<typeof socialLinkSchema>;

export const getSocialLinks = z.defineEndpoint({
  method: 'GET',
  path: '/api/sociallink',
  access: 'public',
  input: z.strictObject({}),
  output: z.array(socialLinkSchema),
  errors: [],
  summary: 'Social links',
});

export const promotionSchema = z.object({
  id: z.number(),
  name: z.string(),
  name_bn: z.optional(z.string()),
  desc: z.string(),
  desc_bn: z.optional(z.string()),
  thumbnail: fileName(),
  start_date: z.isoTime(),
  end_date: z.isoTime(),
  status: z.enum(['display', 'active']),
  /** Percent of the deposit. */
  deposit_bouns: z.number(),
  /** How often deposit and bonus must be wagered. */
  turnover: z.number(),
  /** The most that it adds, BDT; null or left out: no cap. */
  max_bonus: z.optional(z.nullable(z.amount())),
  /** A list of ids, never a bit mask (C-22). */
  categories: z.array(z.number()),
});
export type Promotion = z.infer<typeof promotionSchema>;

export const getPromotions = z.defineEndpoint({
  method: 'GET',
  path: '/api/promotion',
  access: 'public',
  input: z.strictObject({}),
  output: z.array(promotionSchema),
  errors: [],
  summary: 'Promotions of both statuses; a token is accepted and not needed',
});

export const getPromotion = z.defineEndpoint({
  method: 'GET',
  path: '/api/promotions/:id',
  access: 'public',
  input: z.strictObject({ id: z.text({ max: 9, pattern: /^\d{1,9}$/ }) }),
  output: promotionSchema,
  errors: [],
  summary: 'One promotion (N-45)',
});
