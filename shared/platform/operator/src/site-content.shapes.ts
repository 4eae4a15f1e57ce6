import { HIDDEN_CATEGORIES, PROMOTION_CATEGORIES } from '@site/api/contracts/rewards';
import { SLIDER_TYPES } from '@site/api/contracts/site';
import { printAmount } from '@site/api/money';
import * as z from '@site/api/schema';
import { lineOfText, linesOfText } from './message.shapes';

/** Most characters of the name of a slide or promotion, of the text of a promotion, and of a link. */
export const CONTENT_NAME_MAX = 120;
export const CONTENT_TEXT_MAX = 2000;
export const CONTENT_LINK_MAX = 300;

/** Largest bonus in percent of a deposit, and largest factor of the turnover. */
export const BONUS_MAX_PERCENT = 1000;
export const TURNOVER_MAX = 100;

const CONTENT_STATES = ['on', 'off'] as const;
export const PROMOTION_STATUSES = ['active', 'display'] as const;

/** Path of this site, an https address, or nothing; a list of games takes a platform with a type, and a game. */
const MAIN_LINK = /^(?:|\/(?![/\\])\S*|https:\/\/\S+)$/;
const GAME_LINK = /^[A-Z0-9_]+-[A-Z0-9]+(?:-[A-Z0-9-]+)?$/;

/** True for a link that a slide of a list can have. */
export const isSlideLink = (list: (typeof SLIDER_TYPES)[number], link: string) => (list === 'Main' ? MAIN_LINK : GAME_LINK).test(link);

const orNothing = (schema: z.ZodMiniType<string, string>) => z.union([z.literal(''), schema]);
const id = z.pipe(z.union([z.int(), z.text({ max: 9, pattern: /^\d{1,9}$/ })]), z.transform(Number));

/** Accepts text as well, because a command line sends only text. */
const number = (least: number, most: number, step: RegExp) =>
  z
    .pipe(
      z.pipe(z.union([z.number(), z.text({ max: 10 })]), z.transform(String)),
      z.pipe(z.string().check(z.regex(step)), z.transform(Number)),
    )
    .check(z.gte(least), z.lte(most));

const PICTURE = /^(?:slides|promotions|games)\/[\w-]{1,64}\.svg$/;
const picture = z.text({ max: 100, pattern: PICTURE, message: 'There is no such picture.' });
const moment = z.isoTime();

/** Texts that players read are one line or several, without markup and hidden characters. */
const slideFields = {
  name: lineOfText(CONTENT_NAME_MAX),
  name_bn: orNothing(lineOfText(CONTENT_NAME_MAX)),
  link: z.text({ max: CONTENT_LINK_MAX }),
  picture,
  state: z.enum(CONTENT_STATES),
  /** Empty: without a beginning or an end. */
  shown_from: orNothing(moment),
  shown_until: orNothing(moment),
};

const CATEGORIES: readonly number[] = [...PROMOTION_CATEGORIES.map((category) => category.id), ...HIDDEN_CATEGORIES];

/** Ids, or text with commas. */
const categories = z.pipe(
  z.union([
    z.array(z.int()).check(z.maxLength(CATEGORIES.length)),
    z.pipe(
      z.text({ max: 100, pattern: /^\d+(?:,\d+)*$/ }),
      z.transform((text) => text.split(',').map(Number)),
    ),
  ]),
  z.array(z.int()).check(
    z.minLength(1),
    z.refine((ids) => ids.every((one) => CATEGORIES.includes(one)) && new Set(ids).size === ids.length, 'Unknown category'),
  ),
);

const promotionFields = {
  name: lineOfText(CONTENT_NAME_MAX),
  name_bn: orNothing(lineOfText(CONTENT_NAME_MAX)),
  text: linesOfText(CONTENT_TEXT_MAX),
  text_bn: orNothing(linesOfText(CONTENT_TEXT_MAX)),
  picture,
  state: z.enum(CONTENT_STATES),
  /** `active`: a deposit may name it; `display`: it is only shown. */
  status: z.enum(PROMOTION_STATUSES),
  shown_from: moment,
  shown_until: moment,
  /** Percent of the deposit. */
  bonus: number(0, BONUS_MAX_PERCENT, /^\d{1,4}(?:\.\d{1,2})?$/),
  /** BDT; empty: no cap. */
  max_bonus: z.union([z.literal(''), z.pipe(z.amountInput(), z.transform(printAmount))]),
  /** Factor: deposit plus bonus must be wagered this many times. */
  turnover: number(0, TURNOVER_MAX, /^\d{1,3}$/),
  categories,
};

/** Bytes of the longest promotion. */
export const CONTENT_BODY_BYTES = z.bodyBytesFor(2 * CONTENT_NAME_MAX + 2 * CONTENT_TEXT_MAX + CONTENT_LINK_MAX + 500);

/** Number of the last change that the person has seen; left out by a person who does not care. */
const version = z.optional(z.pipe(z.union([z.int(), z.text({ max: 15, pattern: /^\d{1,15}$/ })]), z.transform(Number)));

const optionals = <F extends Record<string, z.ZodMiniType>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(field)])) as {
    [Name in keyof F]: ReturnType<typeof z.optional<F[Name]>>;
  };

export const newSlideSchema = z.strictObject({ slider_type: z.enum(SLIDER_TYPES), ...slideFields });
export const slidePatchSchema = z.strictObject({ id, version, ...optionals(slideFields) });
export const newPromotionSchema = z.strictObject(promotionFields);
export const promotionPatchSchema = z.strictObject({ id, version, ...optionals(promotionFields) });
export const seenSchema = z.strictObject({ id, version });

/** Numbers in their new order, or text with commas. */
const ids = z.union([
  z.array(z.int()).check(z.maxLength(500)),
  z.pipe(
    z.text({ max: 3000, pattern: /^\d{1,9}(?:,\d{1,9})*$/ }),
    z.transform((text) => text.split(',').map(Number)),
  ),
]);
export const slideOrderSchema = z.strictObject({ slider_type: z.enum(SLIDER_TYPES), ids });
export const promotionOrderSchema = z.strictObject({ ids });

const versioned = { id: z.int(), version: z.int() };

export const editedSlideSchema = z.object({
  ...versioned,
  slider_type: z.enum(SLIDER_TYPES),
  name: z.string(),
  name_bn: z.string(),
  link: z.string(),
  picture: z.string(),
  state: z.enum(CONTENT_STATES),
  shown_from: z.string(),
  shown_until: z.string(),
});
export type EditedSlide = z.infer<typeof editedSlideSchema>;

export const editedPromotionSchema = z.object({
  ...versioned,
  name: z.string(),
  name_bn: z.string(),
  text: z.string(),
  text_bn: z.string(),
  picture: z.string(),
  state: z.enum(CONTENT_STATES),
  status: z.enum(PROMOTION_STATUSES),
  shown_from: z.string(),
  shown_until: z.string(),
  bonus: z.number(),
  max_bonus: z.string(),
  turnover: z.number(),
  categories: z.array(z.int()),
  /** True when players have deposited with it, so that bonus, cap and turnover stay. */
  is_taken: z.boolean(),
});
export type EditedPromotion = z.infer<typeof editedPromotionSchema>;

export const foundPictureSchema = z.object({ picture: z.string(), name: z.string(), link: z.nullable(z.string()) });
export type FoundPicture = z.infer<typeof foundPictureSchema>;

export const CHANGE_KINDS = ['setting', 'slide', 'promotion'] as const;

export const siteChangeSchema = z.object({
  id: z.int(),
  kind: z.enum(CHANGE_KINDS),
  subject: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  by: z.string(),
  at: z.isoTime(),
  /** True for the last change of a slide or promotion. */
  can_undo: z.boolean(),
});
export type ListedSiteChange = z.infer<typeof siteChangeSchema>;
