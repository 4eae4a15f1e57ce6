import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { useFailureText } from '#parts';
import { Invited } from './invited';
import { useInvite } from './people.queries';

interface InviteDialogProps {
  name: string;
  onClose: () => void;
}

/** A new link for a person; the dialog names first what the link ends. */
export function InviteDialog({ name, onClose }: InviteDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, data, isPending, error } = useInvite();
  if (data)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        isDismissible={false}
        size="m"
        title={t('people.invited', { name })}
        actions={<Button onClick={onClose}>{t('people.kept')}</Button>}
      >
        <Invited invitation={data} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('people.inviteOf', { name })}
      description={t('people.inviteEnds')}
      actions={
        <Button isBusy={isPending} onClick={() => mutate({ name })}>
          {t('people.inviteSubmit')}
        </Button>
      }
    >
      <FormError message={error && textOf(error)} />
    </Dialog>
  );
}
