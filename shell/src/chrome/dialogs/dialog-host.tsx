import { useAtomValue } from 'jotai';
import { formatDateTime, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, Dialog, SafeMarkup } from '@site/ui';
import { useInternals } from '#composition/services/internals';
import { dialogsAtom, type OpenDialog } from '#core/dialogs';

/** Shows the first dialog of the queue. */
export function DialogHost() {
  const [dialog] = useAtomValue(dialogsAtom);
  if (!dialog) return null;
  if (dialog.kind === 'owner') return <dialog.View key={dialog.id} dialog={dialog} />;
  return dialog.kind === 'confirm' ? <QuestionDialog key={dialog.id} dialog={dialog} /> : <MessageDialog key={dialog.id} dialog={dialog} />;
}

function MessageDialog({ dialog }: { dialog: Exclude<OpenDialog, { kind: 'confirm' | 'owner' }> }) {
  const t = useText('shell');
  const { navigate } = useShell();
  const { dialogs } = useInternals().services;
  const close = () => dialogs.close(dialog.id);
  const handleNavigate = (path: string) => {
    close();
    navigate(path);
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={dialog.kind === 'error' ? t('Error') : t('dialog.success')}
      description={
        <>
          <SafeMarkup text={t(dialog.message)} onNavigate={handleNavigate} />
          {dialog.until && <p>{t('dialog.until', { time: formatDateTime(dialog.until) })}</p>}
        </>
      }
      actions={<Button onClick={close}>{t('dialog.ok')}</Button>}
    />
  );
}

function QuestionDialog({ dialog }: { dialog: Extract<OpenDialog, { kind: 'confirm' }> }) {
  const t = useText('shell');
  const { dialogs } = useInternals().services;
  const settle = (isConfirmed: boolean) => {
    dialogs.close(dialog.id);
    dialog.answer(isConfirmed);
  };
  return (
    <Dialog
      isOpen
      onClose={() => settle(false)}
      title={dialog.title}
      description={dialog.message}
      actions={
        <>
          <Button variant="quiet" onClick={() => settle(false)}>
            {t('dialog.cancel')}
          </Button>
          <Button variant={dialog.isDangerous ? 'danger' : 'primary'} onClick={() => settle(true)}>
            {dialog.confirm}
          </Button>
        </>
      }
    />
  );
}
