import { type ContentItem, type ContentList, isPromotion } from './content.rules';
import { PromotionDialog } from './promotion-dialog';
import { SlideDialog } from './slide-dialog';

interface ContentDialogProps {
  list: ContentList;
  /** The item that is edited; left out for a new one. */
  item?: ContentItem;
  onClose: () => void;
}

/** Form for a new thing of a list, or for one that is there. */
export function ContentDialog({ list, item, onClose }: ContentDialogProps) {
  if (list === 'promotions') return <PromotionDialog promotion={item && isPromotion(item) ? item : null} onClose={onClose} />;
  return <SlideDialog list={list} slide={item && !isPromotion(item) ? item : null} onClose={onClose} />;
}
