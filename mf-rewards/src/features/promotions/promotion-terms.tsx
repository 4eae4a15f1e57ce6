import type { Promotion } from '@site/api/contracts/site';
import { formatCount, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { categoryNames, durationOf } from './promotions.rules';
import styles from './promotion-terms.module.css';

/** Bonus, turnover, dates and categories of a promotion. */
export function PromotionTerms({ promotion }: { promotion: Promotion }) {
  const t = useText('rewards');
  const categories = categoryNames(promotion.categories).map((name) => t(name));
  return (
    <dl className={styles.terms}>
      <dt>{t('promotions.term.period')}</dt>
      <dd>{durationOf(promotion)}</dd>
      <dt>{t('promotions.term.bonus')}</dt>
      <dd>{t('promotions.bonus', { percent: Math.round(promotion.deposit_bouns) })}</dd>
      {promotion.max_bonus && (
        <>
          <dt>{t('promotions.term.most')}</dt>
          <dd>
            <Money amount={promotion.max_bonus} />
          </dd>
        </>
      )}
      <dt>{t('promotions.term.turnover')}</dt>
      <dd>{t('promotions.term.times', { times: formatCount(promotion.turnover) })}</dd>
      {categories.length > 0 && (
        <>
          <dt>{t('promotions.term.for')}</dt>
          <dd>{categories.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}
