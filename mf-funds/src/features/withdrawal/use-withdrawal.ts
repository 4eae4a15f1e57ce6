import { useRef, useState } from 'react';
import { CHECK_UNKNOWN_ERROR, FUNDS_ERROR, WITHDRAWAL_SUCCESSFUL } from '@site/api/contracts/funds';
import { amountText } from '@site/api/money';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { isOutcomeUnknown, type Failure } from '@site/remote/failure';
import { useReloadFunds } from '#account';
import type { PaymentRequestState } from '#router-state';
import { PAYMENT_REQUEST } from '#paths';
import { useIsMounted } from '#use-is-mounted';
import { checkFailureText, problemText, submitFailureText } from './withdrawal.messages';
import { useCheckWithdrawal, useSubmitWithdraw } from './withdrawal.queries';
import { firstProblem, isOrder, withdrawalBody, type WithdrawalDraft, type WithdrawalOrder } from './withdrawal.rules';

/** `eligibility`: the platform's check is in flight. `checking`: the answer was lost, so the outcome is polled. */
export type WithdrawalStep = 'idle' | 'eligibility' | 'sending' | 'checking';

interface WithdrawalOptions {
  isEwallet: boolean;
  /** Called when the platform has accepted the request, so that the form can be cleared. */
  onSent: () => void;
}

/** Runs the form's checks, the platform's check and the request, then opens the payment request. @see FUNDS-068 */
export function useWithdrawal({ isEwallet, onSent }: WithdrawalOptions) {
  const t = useText('funds');
  const { dialogs, navigate, session } = useShell();
  const { mutateAsync: check, isPending: isAsking } = useCheckWithdrawal();
  const { send, phase } = useSubmitWithdraw();
  const reload = useReloadFunds();
  const [isUnknown, setUnknown] = useState(false);
  const isRunning = useRef(false);
  const isHere = useIsMounted();

  const report = (failure: Failure, text: string) => {
    if (failure.kind !== 'unauthenticated') dialogs.error(text);
  };

  async function isAllowed(): Promise<boolean> {
    try {
      const { success } = await check();
      if (!success) dialogs.error(CHECK_UNKNOWN_ERROR);
      return success;
    } catch (failure) {
      report(failure as Failure, checkFailureText(t, failure as Failure));
      return false;
    }
  }

  async function place(order: WithdrawalOrder) {
    try {
      const answer = await send({ remote_id: session.player?.remoteId ?? '', ...withdrawalBody(order, isEwallet) });
      if (answer?.success) leave(order, answer.transaction_id ?? '');
      else if (answer) dialogs.error(answer.message || FUNDS_ERROR);
    } catch (failure) {
      report(failure as Failure, submitFailureText(t, failure as Failure));
      if (isHere.current) setUnknown(isOutcomeUnknown(failure as Failure));
    }
    // After a failure too: the request may have been booked before the answer was lost, and then blocks the next one.
    void reload();
  }

  function leave({ amount, method }: WithdrawalOrder, transactionId: string) {
    onSent();
    if (!isHere.current) return dialogs.success(WITHDRAWAL_SUCCESSFUL);
    const state: PaymentRequestState = {
      action: 'withdraw',
      amount: amountText(amount),
      icon: method.icon,
      transactionId,
      isFresh: true,
    };
    navigate(PAYMENT_REQUEST, { state });
  }

  /** One request at a time, also for Enter and a click in the same moment. */
  async function submit(draft: WithdrawalDraft) {
    if (isRunning.current) return;
    const problem = firstProblem(draft);
    if (problem) return dialogs.error(problemText(t, problem));
    if (!isOrder(draft)) return;
    isRunning.current = true;
    setUnknown(false);
    // A player who has left during the check has changed their mind.
    if ((await isAllowed()) && isHere.current) await place(draft);
    isRunning.current = false;
  }

  const step: WithdrawalStep = isAsking ? 'eligibility' : phase;
  return { step, isUnknown, submit };
}
