import * as z from '@site/api/schema';
import { ODDS_FEEDS } from './rules';

const fileName = () => z.string();

/** Logo files below the storage path. @see SHELL-058 */
export const logoRecordSchema = z.object({ logo: fileName(), mobile_logo: fileName(), loader_logo: fileName(), favicon: fileName() });
/** Logo files, parsed. */
export type LogoRecord = z.infer<typeof logoRecordSchema>;

/** Returns the logo records; the first one is used. @see SHELL-057, PLATFORM-013 */
export const getLogo = z.defineEndpoint({
  method: 'GET',
  path: '/api/logo',
  access: 'public',
  input: z.strictObject({}),
  output: z.array(logoRecordSchema).check(z.minLength(1)),
  errors: [],
  summary: 'Logo files; the first record is used',
});

/** General settings of the site. @see SHELL-060 */
export const generalSchema = z.object({
  site_title: z.string(),
  /** 0 shows the maintenance page on `/` and nowhere else. @see SHELL-016, C-46 */
  site_status: z.union([z.literal(0), z.literal(1)]),
  whatsapp: z.string(),
  live_chat: z.string(),
  intercom: z.string(),
  tawk_id: z.string(),
  support_mail: z.string(),
  /** Our own settings from here on, for points that the requirements leave open. @see N-20, M-05, M-31 */
  notice: z.string(),
  notice_bn: z.string(),
  maintenance_provider: z.string(),
  maintenance_from: z.string(),
  maintenance_to: z.string(),
  affiliate_link: z.string(),
  android_app_link: z.string(),
  brand_ambassador_link: z.string(),
  exchange_link: z.string(),
  /** Way in which pages follow prices; by default the stream. @see EXCHANGE-020 */
  odds_feed: z.optional(z.enum(ODDS_FEEDS)),
  /** True on a sandbox, where a page may choose the feed by the query `odds_feed`. */
  odds_feed_by_query: z.optional(z.boolean()),
  /** Poll interval of the balance in seconds while the event stream is open, which then tells each change; 10 by default. @see SHELL-054 */
  balance_poll_s: z.optional(z.number()),
});
/** General settings, parsed. */
export type General = z.infer<typeof generalSchema>;

/** Returns the general settings of the site. @see SHELL-059, PLATFORM-014 */
export const getGeneral = z.defineEndpoint({
  method: 'GET',
  path: '/api/general',
  access: 'public',
  input: z.strictObject({}),
  output: generalSchema,
  errors: [],
  summary: 'General settings',
});

/** One slide; `thubmnail` is a file below the storage path. @see CATALOGUE-014 */
export const slideSchema = z.object({ link: z.string(), thubmnail: fileName(), name: z.string(), name_bn: z.optional(z.string()) });
/** One slide, parsed. */
export type Slide = z.infer<typeof slideSchema>;

/** Lists of slides on the home page. @see CATALOGUE-014 */
export const SLIDER_TYPES = ['Main', 'Favourite', 'Features'] as const;

/** Returns the lists of slides; only those with status `active` are shown. @see CATALOGUE-013, C-52 */
export const getSliders = z.defineEndpoint({
  method: 'GET',
  path: '/api/sliders',
  access: 'public',
  input: z.strictObject({}),
  output: z.array(z.object({ status: z.string(), slider_type: z.enum(SLIDER_TYPES), slides: z.array(slideSchema) })),
  errors: [],
  summary: 'Slides; only records with status `active` are shown',
});

/** Slides of one kind, from the active records only. @see C-52 */
export const activeSlides = (records: z.infer<typeof getSliders.output>, kind: (typeof SLIDER_TYPES)[number]): Slide[] =>
  records.filter(({ status, slider_type }) => status === 'active' && slider_type === kind).flatMap(({ slides }) => slides);

/** Networks of the social links. @see SHELL-062 */
export const SOCIAL_NETWORKS = ['whatsapp', 'facebook', 'telegram'] as const;
/** A social link; `icon` is a file below the storage path. @see SHELL-062, N-19 */
export const socialLinkSchema = z.object({ id: z.number(), name: z.enum(SOCIAL_NETWORKS), link: z.string(), icon: fileName() });
/** A social link, parsed. */
export type SocialLink = z.infer<typeof socialLinkSchema>;

/** Returns the social links. @see SHELL-061 */
export const getSocialLinks = z.defineEndpoint({
  method: 'GET',
  path: '/api/sociallink',
  access: 'public',
  input: z.strictObject({}),
  output: z.array(socialLinkSchema),
  errors: [],
  summary: 'Social links',
});

/** A promotion; `thumbnail` is a file below the storage path. @see REWARDS-034 */
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
  /** Factor: deposit plus bonus must be wagered this many times. */
  turnover: z.number(),
  /** Largest bonus in BDT; null or left out: no cap. */
  max_bonus: z.optional(z.nullable(z.amount())),
  /** A list of ids, never a bit mask (C-22). */
  categories: z.array(z.number()),
});
/** A promotion, parsed. */
export type Promotion = z.infer<typeof promotionSchema>;

/** Returns the promotions of both statuses; a token is accepted and not needed. @see REWARDS-032, PLATFORM-053 */
export const getPromotions = z.defineEndpoint({
  method: 'GET',
  path: '/api/promotion',
  access: 'public',
  input: z.strictObject({}),
  output: z.array(promotionSchema),
  errors: [],
  summary: 'Promotions of both statuses; a token is accepted and not needed',
});

/**
 * Returns one promotion.
 * @throws `platform.not_found`
 * @see REWARDS-033, N-45
 */
export const getPromotion = z.defineEndpoint({
  method: 'GET',
  path: '/api/promotions/:id',
  access: 'public',
  input: z.strictObject({ id: z.text({ max: 9, pattern: /^\d{1,9}$/ }) }),
  output: promotionSchema,
  errors: [],
  summary: 'One promotion (N-45)',
});
