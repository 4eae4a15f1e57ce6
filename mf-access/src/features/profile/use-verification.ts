import { useState } from 'react';
import { CODE_FAILED, VERIFICATION_COUNTDOWN_S } from '@site/api/contracts/account';
import { useShell } from '@site/remote';
import type { Failure } from '@site/remote/failure';
import { useOneAtATime } from '#form';
import { useAddNumber, useReload, useSendCode, useSentCodes, useSubmitCode } from './profile.queries';
import { codeEndOf, type CodeTarget } from './profile.rules';

/** Step of the dialog: `number` asks for an extra number, a target for the code that was sent to it. */
export type VerificationStep = 'number' | CodeTarget;

export function useVerification() {
  const { dialogs } = useShell();
  const reload = useReload();
  const { sent, keep } = useSentCodes();
  const { mutateAsync: sendCode, isPending: isSending, variables: sendingTo } = useSendCode();
  const { mutateAsync: submitCode, isPending: isSubmitting } = useSubmitCode();
  const { mutateAsync: add, isPending: isAdding } = useAddNumber();
  const [step, setStep] = useState<VerificationStep>('number');
  const [isOpen, setOpen] = useState(false);

  const open = (next: VerificationStep) => {
    setStep(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const reloadFor = ({ kind }: CodeTarget) => (kind === 'number' ? reload.phones() : reload.profile());
  /** Shows a failure only for an e-mail; for a phone the query client logs it. @see C-54 */
  const report = ({ kind }: CodeTarget, failure: Failure) => {
    if (kind === 'email' && failure.kind !== 'unauthenticated') dialogs.error(failure.serverMessage ?? CODE_FAILED);
  };

  /** Sends a code. The countdown starts after the platform has sent it. */
  const send = useOneAtATime(async (target: CodeTarget) => {
    try {
      await sendCode(target);
      keep(target, Date.now() + VERIFICATION_COUNTDOWN_S * 1000);
      open(target);
    } catch (failure) {
      close();
      report(target, failure as Failure);
      // The contact may be verified already, in another window.
      await reloadFor(target);
    }
  });

  const submit = useOneAtATime(async ({ target, code }: { target: CodeTarget; code: string }) => {
    await submitCode({ kind: target.kind, code }).catch((failure: Failure) => report(target, failure));
    close();
    await reloadFor(target);
  });

  /** @returns the message for the field, in English; null without one */
  const addNumber = async (phone: string): Promise<string | null> => {
    const answer = await add(phone).catch((failure: Failure) => ({ problem: refusalOf(failure) }));
    if (!answer) return null;
    if ('problem' in answer) return answer.problem;
    void reload.phones();
    await send({ kind: 'number', value: phone });
    return null;
  };

  return {
    dialog: { step, isOpen, isBusy: isSubmitting || isAdding || isSending },
    endOf: (target: CodeTarget) => codeEndOf(sent, target),
    isSendingTo: ({ kind, value }: CodeTarget) => isSending && sendingTo?.kind === kind && sendingTo.value === value,
    open,
    close,
    send,
    submit,
    addNumber,
  };
}

export type VerificationState = ReturnType<typeof useVerification>;

const refusalOf = ({ errors, serverMessage }: Failure) => errors?.['phone']?.[0] ?? serverMessage ?? 'Check your connection and try again.';
