import type { General } from '@site/api/contracts/site';
import type { OperatorSettings } from './general.defaults';

/**
 * The public part of the settings.
 * @param standIn address of the local substitute of the external exchange, used while the operator names none
 */
export function presentGeneral(
  {
    welcome_credit: credit,
    payment_list: _shape,
    auto_review: _review,
    second_person_from: _from,
    withdrawal_revert: _revert,
    vip_min_convert: _least,
    referral_min_deposits: _deposits,
    referral_min_turnover: _turnover,
    cashback_exchange: _exchange,
    cashback_casino: _casino,
    cashback_least: _leastBack,
    cashback_most: _mostBack,
    ...general
  }: OperatorSettings,
  { standIn, isSandbox }: { standIn: string; isSandbox: boolean },
): General {
  return {
    ...general,
    exchange_link: general.exchange_link || standIn,
    odds_feed_by_query: isSandbox,
    notice: withCredit(general.notice, credit, 'en-US'),
    notice_bn: withCredit(general.notice_bn, credit, 'bn-BD'),
  };
}

const CREDIT = '{welcome_credit}';

function withCredit(notice: string, credit: number, locale: string): string {
  const shown = notice.replace(/\[([^[\]]*)\]/g, (whole, part: string) => {
    if (!part.includes(CREDIT)) return whole;
    return credit > 0 ? part : '';
  });
  return shown.replaceAll(CREDIT, credit.toLocaleString(locale));
}
