import { useRef, useState, type FormEvent } from 'react';
import { IDENTITY_REASON_MAX, IDENTITY_REASONS } from '@site/api/contracts/identity';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import type { ReadDocument } from '@site/platform-operator/calls';
import { ReasonFields, useFailureText } from '#parts';
import { useDecide } from './identity.queries';
import styles from './identity.module.css';

export type IdentityVerdict = 'accept' | 'refuse';

interface DecideDialogProps {
  verdict: IdentityVerdict;
  document: ReadDocument;
  onClose: () => void;
}

const FORM = 'decide-document';

/** Says what a decision does before it is made; a refusal needs a reason. */
export function DecideDialog({ verdict, document, onClose }: DecideDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useDecide(String(document.id), onClose);
  const [reason, setReason] = useState('');
  const list = useRef<HTMLSelectElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const isRefusal = verdict === 'refuse';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate(isRefusal ? reason.trim() : null);
  };
  const buttons = (
    <>
      <Button variant="outline" disabled={isPending} onClick={onClose}>
        {t('identity.notNow')}
      </Button>
      <Button
        ref={submit}
        type="submit"
        form={FORM}
        variant={isRefusal ? 'danger' : 'primary'}
        isBusy={isPending}
        disabled={isRefusal && reason.trim() === ''}
      >
        {t(`identity.${verdict}`)}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`identity.${verdict}.title`, { player: document.player.username })}
      description={t(`identity.${verdict}.effect`)}
      isDismissible={!isPending}
      initialFocus={isRefusal ? list : submit}
      actions={buttons}
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        {isRefusal && (
          <ReasonFields
            known={IDENTITY_REASONS}
            maxLength={IDENTITY_REASON_MAX}
            list={list}
            reason={reason}
            onReason={setReason}
            isDisabled={isPending}
          />
        )}
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
