import { storagePath } from '@site/api/contracts/site';
import { formatDate, formatDateTime, type Language } from '@site/i18n';
import { firstWords } from '@site/i18n/first-words';
import { Badge } from '@site/ui/badge';
import type { EditedPromotion } from '@site/platform-operator/calls';
import { PlayerText } from '#parts';
import type { PreviewLayout } from './content.rules';
import { PREVIEW_WORDS } from './preview-words';
import styles from './preview.module.css';

interface PromotionPreviewProps {
  promotion: EditedPromotion;
  layout: PreviewLayout;
  language: Language;
}

/** Words of the description on the card of a phone. @see REWARDS-030 */
const CARD_WORDS = 5;

/** A promotion as its card shows it: on a phone the first words and the dates, on a desktop the whole text and the moments. */
export function PromotionPreview({ promotion, layout, language }: PromotionPreviewProps) {
  const { picture, bonus, shown_from: from, shown_until: until } = promotion;
  const [name, text] = [
    (language === 'bn' && promotion.name_bn) || promotion.name,
    (language === 'bn' && promotion.text_bn) || promotion.text,
  ];
  const period = layout === 'phone' ? `${formatDate(from)} – ${formatDate(until)}` : `${formatDateTime(from)} ~ ${formatDateTime(until)}`;
  return (
    <div className={styles.card}>
      <img className={styles.cardPicture} src={storagePath(picture)} alt="" />
      <div className={styles.cardWords}>
        <Badge variant="new">{PREVIEW_WORDS[language].bonus(Math.round(bonus))}</Badge>
        <strong className={styles.cardName}>
          <PlayerText text={name} />
        </strong>
        <p className={styles.cardText}>
          <PlayerText text={layout === 'phone' ? firstWords(text, CARD_WORDS) : text} />
        </p>
        <p className={styles.cardText}>{period}</p>
      </div>
    </div>
  );
}
