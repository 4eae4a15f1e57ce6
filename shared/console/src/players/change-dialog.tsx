import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { ConfirmField, isConfirmed, useFailureText } from '#parts';
import { useChangePlayer } from './players.queries';
import styles from './players.module.css';

/** A change of a player's account. */
export type PlayerChange = 'block' | 'unblock' | 'reopen' | 'twoStepOff';

const VALUES = {
  block: { status: 'blocked' },
  unblock: { status: 'active' },
  reopen: { status: 'active' },
  twoStepOff: { two_step: 'off' },
} as const satisfies Record<PlayerChange, object>;

interface ChangeDialogProps {
  change: PlayerChange;
  username: string;
  onClose: () => void;
}

const FORM = 'change-player';

/** Says what a change does to the player, and makes it after the username was typed. */
export function ChangeDialog({ change, username, onClose }: ChangeDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useChangePlayer(username);
  const [typed, setTyped] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed(typed, username)) mutate({ username, ...VALUES[change] }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`players.change.${change}.title`, { username })}
      description={t(`players.change.${change}.effect`)}
      actions={
        <Button
          type="submit"
          form={FORM}
          variant={change === 'unblock' || change === 'reopen' ? 'primary' : 'danger'}
          disabled={!isConfirmed(typed, username)}
          isBusy={isPending}
        >
          {t(`players.change.${change}`)}
        </Button>
      }
    >
      <form id={FORM} className={styles.dialogForm} onSubmit={handleSubmit}>
        <ConfirmField name={username} value={typed} onChange={setTyped} />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
