import { REFERRAL_BANDS, REFERRAL_DEPTH } from '@site/api/contracts/rewards';
import { paisaOfTaka } from '@site/api/money';
import { formatMoney, useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import { rateText } from './referral.rules';
import styles from './rates-card.module.css';

const TIERS = Array.from({ length: REFERRAL_DEPTH }, (_, at) => at + 1);

/** @see REWARDS-015 */
export function RatesCard() {
  const t = useText('rewards');
  return (
    <Card title={t('referral.rates.title')} lead={t('referral.rates.lead')}>
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">{t('referral.rates.turnover')}</th>
            {TIERS.map((tier) => (
              <th key={tier} scope="col" data-number>
                {t('referral.tier', { tier })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REFERRAL_BANDS.map(({ from, rates }) => (
            <tr key={from}>
              <th scope="row">{t('referral.rates.from', { amount: formatMoney(paisaOfTaka(from)) })}</th>
              {rates.map((rate, at) => (
                <td key={at} data-number>
                  {rateText(rate)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
