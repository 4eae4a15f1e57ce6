import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { useChoice } from '@site/remote/address';
import { LoadFailure } from '@site/ui';
import { PageHead } from '@site/ui/page-head';
import { CategorySlider } from './category-slider';
import { DetailsDialog } from './details-dialog';
import { PromotionLists, PromotionsSkeleton } from './promotion-lists';
import { PromotionsBanner } from './promotions-banner';
import { promotionsQuery } from './promotions.queries';
import { CATEGORY_CHOICES, inCategory } from './promotions.rules';
import { useDetails } from './use-details';
import styles from './promotions.module.css';

export function PromotionsPage() {
  const t = useText('rewards');
  const { layout } = useShell();
  const promotions = useQuery(promotionsQuery());
  const { current, choose } = useChoice('category', CATEGORY_CHOICES);
  const details = useDetails();

  return (
    <div className={styles.page} data-layout={layout}>
      {layout === 'desktop' ? (
        <PromotionsBanner promotions={promotions.data ?? []} linkTo={details.linkTo} />
      ) : (
        <PageHead title={t('promotions.title')} lead={t('promotions.lead')} />
      )}
      <CategorySlider current={current} onChoose={choose}>
        {promotions.data ? (
          <PromotionLists promotions={inCategory(promotions.data, current)} linkTo={details.linkTo} />
        ) : promotions.isPending ? (
          <PromotionsSkeleton />
        ) : (
          <LoadFailure error={promotions.error} onRetry={promotions.refetch} />
        )}
      </CategorySlider>
      {details.id && (
        <DetailsDialog
          key={details.id}
          id={details.id}
          known={promotions.data?.find(({ id }) => String(id) === details.id)}
          onClose={details.close}
        />
      )}
    </div>
  );
}
