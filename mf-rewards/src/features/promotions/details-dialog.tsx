import type { Promotion } from '@site/api/contracts/site';
import { useLanguage, useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { Dialog, LoadFailure, Skeleton } from '@site/ui';
import { PromotionBadges } from './promotion-badges';
import { promotionQuery } from './promotions.queries';
import { cardOf } from './promotions.rules';
import { PromotionTerms } from './promotion-terms';
import { TakePart, usePart } from './take-part';
import styles from './details-dialog.module.css';

export interface DetailsDialogProps {
  id: string;
  /** The promotion as in the list; shown while the details load. */
  known: Promotion | undefined;
  onClose: () => void;
}

/** All details of one promotion. @see N-45 */
export function DetailsDialog({ id, known, onClose }: DetailsDialogProps) {
  const t = useText('rewards');
  const language = useLanguage();
  const partOf = usePart();
  const { data, isError, error, refetch } = useQuery(promotionQuery(id));
  const promotion = data ?? known;
  const isUnknown = isError && !promotion;
  const card = promotion && cardOf(promotion, language, () => '');
  return (
    <Dialog
      isOpen
      size="m"
      onClose={onClose}
      title={card?.title ?? t('promotions.details')}
      actions={promotion && partOf(promotion) && <TakePart promotion={promotion} />}
    >
      {isUnknown && <LoadFailure error={error} onRetry={refetch} />}
      {!promotion && !isUnknown && <Skeleton className={styles.picture} />}
      {promotion && card && (
        <div className={styles.parts}>
          <img className={styles.picture} src={card.image} alt="" width={1200} height={600} />
          <PromotionBadges promotion={promotion} />
          <p>{card.description}</p>
          <PromotionTerms promotion={promotion} />
        </div>
      )}
    </Dialog>
  );
}
