import type { Promotion } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import { stateOf } from './promotions.rules';
import styles from './promotion-badges.module.css';

const VARIANTS = { running: 'good', soon: 'new', ended: 'quiet' } as const;

/** State of a promotion and its bonus, as badges. */
export function PromotionBadges({ promotion }: { promotion: Promotion }) {
  const t = useText('rewards');
  const state = stateOf(promotion, Date.now());
  return (
    <div className={styles.badges}>
      <Badge variant={VARIANTS[state]}>{t(`promotions.${state}`)}</Badge>
      <Badge variant="new">{t('promotions.bonus', { percent: Math.round(promotion.deposit_bouns) })}</Badge>
    </div>
  );
}
