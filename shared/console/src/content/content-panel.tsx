import { formatDateTime, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { FactList, PlayerText, SidePanel, useFailureText } from '#parts';
import { type ContentItem, isPromotion, moved } from './content.rules';
import { useOrderPromotions, useOrderSlides } from './content.queries';
import { Preview } from './preview';
import { StageBadge } from './stage-badge';
import styles from './content.module.css';

interface ContentPanelProps {
  item: ContentItem;
  /** Ids of its list, in their order. */
  ids: readonly number[];
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** One slide or promotion: what players see, its place in the list, and what can be done with it. */
export function ContentPanel({ item, ids, onEdit, onDelete, onClose }: ContentPanelProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const slides = useOrderSlides();
  const promotions = useOrderPromotions();
  const error = slides.error ?? promotions.error;
  const isBusy = slides.isPending || promotions.isPending;
  const place = (order: number[] | null) => {
    if (!order) return;
    if (isPromotion(item)) promotions.mutate({ ids: order });
    else slides.mutate({ slider_type: item.slider_type, ids: order });
  };
  const move = (step: -1 | 1) => {
    const order = moved(ids, item.id, step);
    return (
      <Button
        variant="outline"
        size="s"
        icon={step < 0 ? 'chevron-up' : 'chevron-down'}
        disabled={!order || isBusy}
        onClick={() => place(order)}
      >
        {t(step < 0 ? 'content.earlier' : 'content.later')}
      </Button>
    );
  };
  const facts = [
    { name: t('content.state'), value: <StageBadge item={item} /> },
    { name: t('content.place'), value: t('content.placeOf', { place: ids.indexOf(item.id) + 1, count: ids.length }) },
    { name: t('content.begins'), value: item.shown_from && formatDateTime(item.shown_from) },
    { name: t('content.ends'), value: item.shown_until && formatDateTime(item.shown_until) },
    ...(isPromotion(item)
      ? [{ name: t('content.taken'), value: item.is_taken && t('content.takenHint') }]
      : [{ name: t('content.link'), value: item.link && <PlayerText text={item.link} isLine /> }]),
  ];
  return (
    <SidePanel
      label={t('content.panel')}
      title={<PlayerText text={item.name} />}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onDelete}>
            {t('content.delete')}
          </Button>
          <Button onClick={onEdit}>{t('content.edit')}</Button>
        </>
      }
    >
      <Preview item={item} />
      <FactList facts={facts} />
      <div className={styles.moves}>
        {move(-1)}
        {move(1)}
      </div>
      <FormError message={error && textOf(error)} />
    </SidePanel>
  );
}
