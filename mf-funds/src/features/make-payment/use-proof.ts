import { useState } from 'react';
import { NOT_LOGGED_IN, SUBMISSION_SUCCESSFUL } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { useDraft, useShell } from '@site/remote';
import { isOutcomeUnknown, type Failure } from '@site/remote/failure';
import { createKept, useKeptFile } from '@site/remote/kept';
import { useReloadFunds } from '#account';
import type { MakePaymentState, PaymentRequestState } from '#router-state';
import { DEPOSIT, LOGIN, PAYMENT_REQUEST } from '#paths';
import { useSendPayment } from './make-payment.queries';
import { useIsMounted } from '#use-is-mounted';
import { failureText, firstProblem, type ProofField, type ProofProblem } from './make-payment.rules';

const NOTHING = { phone: '', trx: '' };
const kept = createKept('funds');

/** Each payment has a form of its own, so that a TRX ID is never offered for another payment. */
const draftOf = (payment: MakePaymentState | null) =>
  payment ? `make-payment/${payment.ewallet?.transaction ?? `${payment.method.id}/${payment.amount}`}` : 'make-payment';

/** State of the proof form, and its submit. @param phones numbers to choose from; the first is preselected */
export function useProof(payment: MakePaymentState | null, phones: readonly string[]) {
  const t = useText('funds');
  const { dialogs, navigate, session } = useShell();
  const reloadFunds = useReloadFunds();
  const draft = useDraft(draftOf(payment), NOTHING);
  const [typed, setTyped] = useState({ ...NOTHING, ...draft.start });
  const { file: receipt, attach, forget: forgetReceipt } = useKeptFile(kept, draftOf(payment));
  const [problem, setProblem] = useState<ProofProblem | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const { phase, progress, send } = useSendPayment(payment);
  const isHere = useIsMounted();
  const phone = phones.includes(typed.phone) ? typed.phone : (phones[0] ?? '');
  const proof = { phone, trx: typed.trx, receipt };

  function change(field: ProofField, value: string) {
    const next = { ...typed, [field]: value };
    setTyped(next);
    draft.keep(next);
    setProblem(null);
  }

  const sayWithLink = (text: string, to: string, link: string) => dialogs.error(`${t(text)} <a href="${to}">${t(link)}</a>`);
  const sayLogIn = () => sayWithLink(NOT_LOGGED_IN, LOGIN, 'makePayment.logIn');

  function handleSent({ amount, icon }: MakePaymentState, transactionId: string) {
    draft.forget();
    forgetReceipt();
    if (isHere.current) {
      const state: PaymentRequestState = { action: 'deposit', amount, icon, transactionId, isFresh: true };
      navigate(PAYMENT_REQUEST, { replace: true, state });
    } else dialogs.success(SUBMISSION_SUCCESSFUL);
  }

  function handleFailure(failure: Failure) {
    if (failure.kind === 'unauthenticated') return sayLogIn();
    setIsUnknown(isOutcomeUnknown(failure));
    dialogs.error(failureText(t, failure), failure.until);
  }

  async function submit() {
    if (!session.player) return sayLogIn();
    if (!payment) return sayWithLink('makePayment.nothing.refused', DEPOSIT, 'makePayment.deposit');
    const found = firstProblem(proof);
    // A copy is a new object, so that the same problem found again moves the focus again.
    setProblem(found && { ...found });
    if (found) return;
    setIsUnknown(false);
    const sent = await send(payment, proof);
    if (!sent) return;
    if ('failure' in sent) handleFailure(sent.failure);
    else handleSent(payment, sent.transactionId);
    void reloadFunds();
  }

  return { proof, change, attach, problem, isUnknown, phase, progress, submit };
}

export type ProofForm = ReturnType<typeof useProof>;
