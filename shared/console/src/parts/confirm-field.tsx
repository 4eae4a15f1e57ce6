import { useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';

interface ConfirmFieldProps {
  /** Name of the thing that ends or goes back. */
  name: string;
  value: string;
  onChange: (typed: string) => void;
}

/** True when a person typed the name of the thing that ends or goes back. */
export const isConfirmed = (typed: string, name: string) => typed.trim() === name;

/** Field for a name that is typed, so that no press alone makes a large change. */
export function ConfirmField({ name, value, onChange }: ConfirmFieldProps) {
  const t = useText('console');
  return (
    <TextField
      label={t('confirm.type', { name })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}
