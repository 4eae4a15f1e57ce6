import type { Promotion } from '@site/api/contracts/site';
import { useLanguage, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { ScreenTitle } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { cardOf, featuredOf } from './promotions.rules';
import { OVER_THE_LIST } from './use-details';
import styles from './promotions-banner.module.css';

export interface PromotionsBannerProps {
  promotions: readonly Promotion[];
  linkTo: (id: number) => string;
}

/** Title of the screen, and beside it the running promotion that started last. @see REWARDS-036 */
export function PromotionsBanner({ promotions, linkTo }: PromotionsBannerProps) {
  const t = useText('rewards');
  const language = useLanguage();
  const featured = featuredOf(promotions, Date.now());
  const card = featured && cardOf(featured, language, linkTo);
  return (
    <header className={styles.banner}>
      <div className={styles.words}>
        <ScreenTitle className={styles.title}>{t('promotions.title')}</ScreenTitle>
        <p className={styles.lead}>{t('promotions.lead')}</p>
      </div>
      {card && (
        <Link className={styles.featured} to={card.detailsLink} state={OVER_THE_LIST}>
          <img className={styles.picture} src={card.image} alt="" width={1200} height={600} />
          <span className={styles.name}>
            <Badge variant="new">{t('promotions.featured')}</Badge>
            <span>{card.title}</span>
          </span>
        </Link>
      )}
    </header>
  );
}
