import { useRef, useState, type FormEvent } from 'react';
import { call } from '@site/api';
import { confirmOwner } from '@site/api/contracts/security';
import { useText } from '@site/i18n';
import { failureOf, type Failure } from '@site/remote/failure';
import { Button, Dialog } from '@site/ui';
import { PasswordField, TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import { useInternals } from '#composition/services/internals';
import type { OwnerQuestion } from '#core/dialogs';
import styles from './owner-dialog.module.css';

/** Greatest length of a password and of a recovery code that the platform accepts. */
const MOST = { password: 256, code: 32 } as const;

/**
 * Requests the password, or a code while the authenticator app is on. After a wrong one the dialog stays open, and so does the form under
 * it.
 */
export function OwnerDialog({ dialog }: { dialog: OwnerQuestion }) {
  const t = useText('shell');
  const { dialogs, expire } = useInternals().services;
  const { proof } = dialog;
  const field = useRef<HTMLInputElement>(null);
  const isRunning = useRef(false);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fieldProblem, setFieldProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const settle = (confirmation: string | null) => {
    dialogs.close(dialog.id);
    dialog.answer(confirmation);
  };

  const explain = (failure: Failure) => {
    if (failure.kind === 'unauthenticated') {
      settle(null);
      return expire();
    }
    const words = t(failure.serverMessage ?? 'Check your connection and try again.');
    if (failure.code !== 'account.password_wrong' && failure.code !== 'security.code_wrong') return setProblem(words);
    setFieldProblem(words);
    field.current?.focus();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    setProblem(null);
    setFieldProblem(typed ? null : t(`owner.${proof}.required`));
    if (!typed) return field.current?.focus();
    isRunning.current = true;
    setBusy(true);
    try {
      settle((await call(confirmOwner, { [proof]: typed })).confirmation);
    } catch (failure) {
      explain(failureOf(failure));
    }
    isRunning.current = false;
    setBusy(false);
  };

  const shared = {
    ref: field,
    error: fieldProblem ?? undefined,
    value: typed,
    maxLength: MOST[proof],
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  };
  return (
    <Dialog isOpen onClose={() => settle(null)} title={t('owner.title')} description={t('owner.lead')} initialFocus={field}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {proof === 'password' ? (
          <PasswordField {...shared} label={t('owner.password')} autoComplete="current-password" />
        ) : (
          <TextField {...shared} label={t('owner.code')} hint={t('owner.code.hint')} autoComplete="one-time-code" spellCheck={false} />
        )}
        <FormProblem>{problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="outline" size="l" onClick={() => settle(null)}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" size="l" isBusy={isBusy}>
            {t('owner.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
