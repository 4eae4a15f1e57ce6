import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { PlayerText, useFailureText } from '#parts';
import { type ContentItem, isPromotion } from './content.rules';
import { useDeletePromotion, useDeleteSlide } from './content.queries';

interface DeleteDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Asks before a slide or promotion is gone for players; the history brings it back. */
export function DeleteDialog({ item, onClose }: DeleteDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const slide = useDeleteSlide();
  const promotion = useDeletePromotion();
  const { mutate, isPending, error } = isPromotion(item) ? promotion : slide;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      title={t('content.deleteOne')}
      description={t('content.deleteEffect')}
      actions={
        <Button variant="danger" isBusy={isPending} onClick={() => mutate({ id: item.id, version: item.version }, { onSuccess: onClose })}>
          {t('content.delete')}
        </Button>
      }
    >
      <p>
        <PlayerText text={item.name} />
      </p>
      <FormError message={error && textOf(error)} />
    </Dialog>
  );
}
