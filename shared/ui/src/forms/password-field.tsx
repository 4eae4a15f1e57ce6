import { useState } from 'react';
import { useText } from '@site/i18n';
import { IconButton } from '@site/ui';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>;

/** Password field with a button that shows and hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText('platform');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      icon={isShown ? 'eye-off' : 'eye'}
      label={isShown ? t('Hide password') : t('Show password')}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <TextField autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} type={isShown ? 'text' : 'password'} suffix={toggle} />
  );
}
