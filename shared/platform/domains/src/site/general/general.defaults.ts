import { ACTIVE_DEPOSITS, ACTIVE_TURNOVER, MIN_VP } from '@site/api/contracts/rewards';
import type { General, OddsFeed } from '@site/api/contracts/site';
import { BALANCE_POLL_MS } from '@site/api/contracts/wallet';

/**
 * All settings of the operator: the general settings of the specification and our own. The table holds only changed ones. In a notice
 * `{welcome_credit}` becomes the amount; a part in [brackets] around it is left out when the credit is 0.
 */
export interface OperatorSettings extends Omit<General, 'odds_feed_by_query'> {
  odds_feed: OddsFeed;
  balance_poll_s: number;
  /** Whole BDT of play money that a new player starts with, booked as an adjustment; 0 gives none. */
  welcome_credit: number;
  /** Form of the payment methods in answers: a plain list or e-wallets. */
  payment_list: 'plain' | 'ewallet';
  /** `on`: requests are decided automatically after 15 to 60 s; `off`: they wait for the operator. */
  auto_review: 'on' | 'off';
  /** Whole BDT from which two people decide a request; 0: all requests. */
  second_person_from: number;
  /** `on`: a player may revert or edit a pending withdrawal, 30 minutes after it was sent. */
  withdrawal_revert: 'on' | 'off';
  /** Minimum of a conversion to money, in whole points. */
  vip_min_convert: number;
  /** Whole BDT that a referred player must deposit and stake before the referrer is paid for its play. */
  referral_min_deposits: number;
  referral_min_turnover: number;
  /** Whole percent of a week's net loss at the exchange, after commission, that comes back; 0: none. The next one: in games. */
  cashback_exchange: number;
  cashback_casino: number;
  /** Whole BDT: less is not paid, and more is cut. */
  cashback_least: number;
  cashback_most: number;
}

export const settingDefaults: OperatorSettings = {
  site_title: 'Shapla',
  site_status: 1,
  whatsapp: '+8801700000000',
  live_chat: '/chat',
  intercom: '',
  tawk_id: '',
  support_mail: 'support@shapla.example',
  notice:
    'Welcome to Shapla. This is a demo: every taka here is play money[, and every new player starts with {welcome_credit} BDT of demo credit].',
  notice_bn: 'শাপলায় স্বাগতম। এটি একটি ডেমো: এখানকার সব টাকা খেলার টাকা[, এবং প্রত্যেক নতুন খেলোয়াড় {welcome_credit} টাকা ডেমো ক্রেডিট দিয়ে শুরু করেন]।',
  maintenance_provider: 'Meghna Live',
  maintenance_from: '2025/03/28',
  maintenance_to: '2025/04/16',
  affiliate_link: '/affiliate_code?affiliate_code=SHAPLA',
  android_app_link: '',
  brand_ambassador_link: '/promotions',
  exchange_link: '',
  odds_feed: 'stream',
  balance_poll_s: BALANCE_POLL_MS / 1000,
  welcome_credit: 500,
  payment_list: 'plain',
  auto_review: 'on',
  second_person_from: 20_000,
  withdrawal_revert: 'on',
  vip_min_convert: MIN_VP,
  referral_min_deposits: ACTIVE_DEPOSITS,
  referral_min_turnover: ACTIVE_TURNOVER,
  cashback_exchange: 0,
  cashback_casino: 0,
  cashback_least: 10,
  cashback_most: 5000,
};
