import type { FormEvent, ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { useFailureText } from '#parts';
import styles from './content.module.css';

interface EditorProps {
  title: string;
  /** The picture of the result for players. */
  preview: ReactNode;
  isReady: boolean;
  isBusy: boolean;
  error: unknown;
  onSave: () => void;
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

const FORM = 'content';

/** A form with what players will see beside it; on a phone below it. */
export function Editor({ title, preview, isReady, isBusy, error, onSave, onClose, children }: EditorProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSave();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isBusy}
      size="l"
      title={title}
      actions={
        <Button type="submit" form={FORM} isBusy={isBusy} disabled={!isReady}>
          {t('content.save')}
        </Button>
      }
    >
      <div className={styles.editor}>
        <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
          {children}
          <FormError message={error ? textOf(error) : null} />
        </form>
        <div className={styles.beside}>{preview}</div>
      </div>
    </Dialog>
  );
}
