import { HIDDEN_CATEGORIES, PROMOTION_CATEGORIES } from '@site/api/contracts/rewards';
import { storagePath, type Promotion } from '@site/api/contracts/site';
import { formatDateTime, type Language } from '@site/i18n';

const ALL_CATEGORIES = 'all';

/** Values of the category in the address, in the order of the tabs. @see REWARDS-029 */
export const CATEGORY_CHOICES = [ALL_CATEGORIES, ...PROMOTION_CATEGORIES.map(({ id }) => String(id))] as const satisfies readonly [
  string,
  ...string[],
];

export const categoryName = (choice: string) => PROMOTION_CATEGORIES.find(({ id }) => String(id) === choice)?.name ?? 'ALL';

/** Names of a promotion's categories; a hidden category has no name. @see C-22 */
export const categoryNames = (categories: readonly number[]) =>
  PROMOTION_CATEGORIES.filter(({ id }) => categories.includes(id)).map(({ name }) => name);

const isHidden = (id: number) => HIDDEN_CATEGORIES.some((hidden) => hidden === id);

export const inCategory = (promotions: readonly Promotion[], choice: string) =>
  promotions.filter(({ categories }) => choice === ALL_CATEGORIES || categories.some((id) => !isHidden(id) && String(id) === choice));

export type PromotionState = 'running' | 'soon' | 'ended';

export function stateOf({ start_date, end_date }: Pick<Promotion, 'start_date' | 'end_date'>, now: number): PromotionState {
  if (Date.parse(end_date) < now) return 'ended';
  return Date.parse(start_date) > now ? 'soon' : 'running';
}

/** Action of the button: a visitor signs up; a player deposits if the promotion can be used now; else null. */
export function partOf(promotion: Promotion, isPlayer: boolean, now: number): 'sign-up' | 'deposit' | null {
  if (!isPlayer) return 'sign-up';
  return promotion.status === 'active' && stateOf(promotion, now) === 'running' ? 'deposit' : null;
}

/** Promotions for deposits, and those that are only displayed; in each list the ones that are over come last. @see REWARDS-031 */
export function splitByStatus(promotions: readonly Promotion[], now: number) {
  const isOver = (promotion: Promotion) => Number(stateOf(promotion, now) === 'ended');
  const sorted = [...promotions].sort((one, other) => isOver(one) - isOver(other));
  return {
    active: sorted.filter(({ status }) => status === 'active'),
    display: sorted.filter(({ status }) => status === 'display'),
  };
}

/** Number of words of the description on a card. @see REWARDS-030 */
export const CARD_WORDS = 5;

/** `2024/12/31 23:59:59`. @see C-37 */
function stamp(moment: string) {
  const [date = '', time = ''] = formatDateTime(moment).split(' ');
  return `${date.split('/').reverse().join('/')} ${time}`;
}

/** @see REWARDS-038 */
export const durationOf = ({ start_date, end_date }: Pick<Promotion, 'start_date' | 'end_date'>) =>
  `${stamp(start_date)} ~ ${stamp(end_date)}`;

/** Content of a promotion's card. @see REWARDS-038 */
export interface PromotionCardContent {
  title: string;
  description: string;
  duration: string;
  image: string;
  /** Query string that opens the details. */
  detailsLink: string;
  detailsDataPk: number;
  categories: readonly number[];
}

/** Card in the player's language if the platform has it, else in English. */
export function cardOf(promotion: Promotion, language: Language, linkTo: (id: number) => string): PromotionCardContent {
  const isBangla = language === 'bn';
  return {
    title: (isBangla && promotion.name_bn) || promotion.name,
    description: (isBangla && promotion.desc_bn) || promotion.desc,
    duration: durationOf(promotion),
    image: storagePath(promotion.thumbnail),
    detailsLink: linkTo(promotion.id),
    detailsDataPk: promotion.id,
    categories: promotion.categories,
  };
}

/** Promotion of the banner: the running one that started last. */
export const featuredOf = (promotions: readonly Promotion[], now: number) =>
  promotions
    .filter((promotion) => stateOf(promotion, now) === 'running')
    .sort((one, other) => Date.parse(other.start_date) - Date.parse(one.start_date) || other.id - one.id)[0];
