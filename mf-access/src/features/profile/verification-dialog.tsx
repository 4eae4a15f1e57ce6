import { useEffect, useRef } from 'react';
import { useText } from '@site/i18n';
import { Dialog } from '@site/ui';
import { CodeForm } from './code-form';
import { NumberForm } from './number-form';
import type { VerificationState } from './use-verification';

const TITLES = { phone: 'profile.verify.phone', number: 'profile.verify.phone', email: 'profile.verify.email' } as const;

/** One dialog for both steps: it asks for an extra number, then for its code. */
export function VerificationDialog({ verification }: { verification: VerificationState }) {
  const t = useText('access');
  const field = useRef<HTMLInputElement>(null);
  const { dialog, close, submit, send, addNumber, endOf } = verification;
  const { step, isOpen, isBusy } = dialog;

  const until = step === 'number' ? 0 : endOf(step);

  useEffect(() => field.current?.focus(), [step, until]);

  if (step === 'number')
    return (
      <Dialog isOpen={isOpen} onClose={close} title={t('profile.add.title')} description={t('profile.add.lead')} initialFocus={field}>
        <NumberForm field={field} isBusy={isBusy} onSubmit={addNumber} onCancel={close} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(TITLES[step.kind])}
      description={t('profile.code.sent', { target: step.value })}
      initialFocus={field}
    >
      <CodeForm
        key={until}
        field={field}
        until={until}
        isBusy={isBusy}
        onSubmit={(code) => submit({ target: step, code })}
        onSendAgain={() => send(step)}
      />
    </Dialog>
  );
}
