import type { Ref } from 'react';
import { useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import { readMethods, usePaymentMethods } from '#account';
import type { MakePaymentState } from '#router-state';

interface TrxFieldProps {
  ref: Ref<HTMLInputElement>;
  method: MakePaymentState['method'] | null;
  trx: string;
  error: string | undefined;
  onChange: (trx: string) => void;
}

const MAX_LENGTH = 64;

export function TrxField({ ref, method, trx, error, onChange }: TrxFieldProps) {
  const t = useText('funds');
  const methods = usePaymentMethods();
  const example = methods.data && readMethods(methods.data).methods.find(({ id }) => id === method?.id)?.trx_example;
  return (
    <TextField
      ref={ref}
      label={t('makePayment.trx')}
      hint={method ? t('makePayment.trx.hint', { method: method.name }) : t('makePayment.trx.hintPlain')}
      placeholder={example && t('makePayment.trx.example', { example })}
      error={error}
      value={trx}
      onChange={(event) => onChange(event.target.value)}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
