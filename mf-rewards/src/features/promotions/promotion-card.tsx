import type { Promotion } from '@site/api/contracts/site';
import { formatDate, useLanguage, useText } from '@site/i18n';
import { firstWords } from '@site/i18n/first-words';
import { Link, useShell } from '@site/remote';
import { LinkButton, Spoken } from '@site/ui';
import { PromotionBadges } from './promotion-badges';
import { TakePart } from './take-part';
import { CARD_WORDS, cardOf } from './promotions.rules';
import { OVER_THE_LIST } from './use-details';
import styles from './promotion-card.module.css';

export interface PromotionCardProps {
  promotion: Promotion;
  linkTo: (id: number) => string;
}

/**
 * On a phone the card has the first words and the dates, on a desktop the whole description and the duration. @see REWARDS-030, REWARDS-036
 */
export function PromotionCard({ promotion, linkTo }: PromotionCardProps) {
  const t = useText('rewards');
  const { layout } = useShell();
  const card = cardOf(promotion, useLanguage(), linkTo);
  const isPhone = layout === 'mobile';
  return (
    <li className={styles.card} data-pk={card.detailsDataPk} data-categories={card.categories.join(' ')}>
      <img className={styles.picture} src={card.image} alt="" width={1200} height={600} loading="lazy" />
      <div className={styles.words}>
        <PromotionBadges promotion={promotion} />
        <h3 className={styles.name}>{card.title}</h3>
        <p className={styles.text}>{isPhone ? firstWords(card.description, CARD_WORDS) : card.description}</p>
        <p className={styles.dates}>
          {isPhone ? t('promotions.dates', { from: formatDate(promotion.start_date), to: formatDate(promotion.end_date) }) : card.duration}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton as={Link} variant="outline" to={card.detailsLink} state={OVER_THE_LIST}>
          {t('promotions.details')}
          <Spoken>{card.title}</Spoken>
        </LinkButton>
        <TakePart promotion={promotion} />
      </div>
    </li>
  );
}
