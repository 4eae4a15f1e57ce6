import { HIDDEN_CATEGORIES, PROMOTION_CATEGORIES } from '@site/api/contracts/rewards';
import { storagePath, type Promotion } from '@site/api/contracts/site';
import { formatDateTime, type Language } from '@site/i18n';

const ALL_CATEGORIES = 'all';

/** As they stand in the address, in the order of the tabs. @see REWARDS-029 */
export const CATEGORY_CHOICES = [ALL_CATEGORIES, ...PROMOTION_CATEGORIES.map(({ id }) => String(id))] as const satisfies readonly [
  string,
  ...string[],
];

export const categoryName = (choice: string) => PROMOTION_CATEGORIES.find(({ id }) => String(id) === choice)?.name ?? 'ALL';

/** Names of a promotion's categories; hidden ones have none. @see C-22 */
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

/** A visitor signs up; a player deposits with what can be taken now; else there is nothing to do. */
export function partOf(promotion: Promotion, isPlayer: boolean, now: number): 'sign-up' | 'deposit' | null {
  if (!isPlayer) return 'sign-up';
  return promotion.status === 'active' && stateOf(promotion, now) === 'running' ? 'deposit' : null;
}

/** Those that a deposit can take, and those that are on show; what is over stands last in each. @see REWARDS-031 */
export function splitByStatus(promotions: readonly Promotion[], now: number) {
  const isOver = (promotion: Promotion) => Number(stateOf(promotion, now) === 'ended');
  const sorted = [...promotions].sort((one, other) => isOver(one) - isOver(other));
  return {
    active: sorted.filter(({ status }) => status === 'active'),
    display: sorted.filter(({ status }) => status === 'display'),
  };
}

/** Words of a description on a card. @see REWARDS-030 */
export const CARD_WORDS = 5;

/** `2024/12/31 23:59:59`. @see C-37 */
function stamp(moment: string) {
  const [date = '', time = ''] = formatDateTime(moment).split(' ');
  return `${date.split('/').reverse().join('/')} ${time}`;
}

/** @see REWARDS-038 */
export const durationOf = ({ start_date, end_date }: Pick<Promotion, 'start_date' | 'end_date'>) =>
  `${stamp(start_date)} ~ ${stamp(end_date)}`;

/** A promotion as a card shows it. @see REWARDS-038 */
export interface PromotionCardContent {
  title: string;
  description: string;
  duration: string;
  image: string;
  /** Query of the address that opens the details. */
  detailsLink: string;
  detailsDataPk: number;
  categories: readonly number[];
}

/** In the player's language where the platform has it. */
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

/** The one that the banner shows: what begins last among those that run. */
export const featuredOf = (promotions: readonly Promotion[], now: number) =>
  promotions
    .filter((promotion) => stateOf(promotion, now) === 'running')
    .sort((one, other) => Date.parse(other.start_date) - Date.parse(one.start_date) || other.id - one.id)[0];
