import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError, PasswordField, TextField } from '@site/ui/forms';
import { QrCode } from '@site/ui/qr';
import { OPERATOR_PASSWORD_MAX, OPERATOR_PASSWORD_MIN, type OpenInvitation } from '@site/platform-operator/calls';
import { CopyLine, useFailureText } from '#parts';
import { useJoin } from './session.queries';
import styles from './session.module.css';

interface JoinFormProps {
  token: string;
  invitation: OpenInvitation;
}

/** The secret for the authenticator app, a password of one's own, and a code that shows that the app has the secret. */
export function JoinForm({ token, invitation: { name, secret, uri } }: JoinFormProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useJoin();
  const [fields, setFields] = useState({ password: '', again: '', code: '' });
  const [isChecked, setChecked] = useState(false);
  const set = (field: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields((before) => ({ ...before, [field]: event.target.value }));
  const isShort = fields.password.length < OPERATOR_PASSWORD_MIN;
  const isOther = fields.again !== fields.password;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isShort || isOther) return;
    mutate({ token, password: fields.password, code: fields.code }, { onSuccess: () => void navigate('/', { replace: true }) });
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.name}>{name}</p>
      <div className={styles.scan}>
        <QrCode text={uri} label={t('join.qr')} size={176} />
        <div className={styles.secret}>
          <p>{t('join.scan')}</p>
          <CopyLine label={t('join.secret')} text={secret} />
        </div>
      </div>
      {/* Without the name, a password manager would store the password for nobody. */}
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        label={t('join.password')}
        hint={t('join.passwordHint', { count: OPERATOR_PASSWORD_MIN })}
        error={isChecked && isShort ? t('join.passwordShort', { count: OPERATOR_PASSWORD_MIN }) : undefined}
        value={fields.password}
        onChange={set('password')}
        maxLength={OPERATOR_PASSWORD_MAX}
        required
        autoComplete="new-password"
      />
      <PasswordField
        label={t('join.again')}
        error={isChecked && isOther ? t('join.againOther') : undefined}
        value={fields.again}
        onChange={set('again')}
        maxLength={OPERATOR_PASSWORD_MAX}
        required
        autoComplete="new-password"
      />
      <TextField
        label={t('signIn.code')}
        hint={t('join.codeHint')}
        value={fields.code}
        onChange={set('code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormError message={error && textOf(error)} />
      <Button type="submit" isBusy={isPending} isWide>
        {t('join.submit')}
      </Button>
    </form>
  );
}
