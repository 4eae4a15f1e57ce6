import { useRef, useState } from 'react';
import { FUNDS_ERROR, VERIFY_PHONE, type DepositChannel, type PaymentMethod } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import type { MakePaymentState } from '#router-state';
import { MAKE_PAYMENT, PROFILE } from '#paths';
import { apiErrorOf, useRequestEwallet } from './deposit.queries';
import { firstProblem } from './deposit.rules';
import { useDepositEligibility } from './use-deposit-eligibility';

export interface Chosen {
  /** BDT in the form that requests take. */
  amount: string | null;
  method: PaymentMethod | null;
  promotionId: number | null;
  /** Resolves to the chosen channel once the channels of the method are loaded. */
  readChannel(): Promise<DepositChannel | null>;
}

/**
 * `looking`: the facts of the checks are read again. `checking`: an answer was lost, so the outcome is polled. `unknown`: the outcome stays
 * unknown.
 */
export type NextPhase = 'idle' | 'looking' | 'sending' | 'checking' | 'unknown';

/** Runs the checks, then the e-wallet request if the list is one of e-wallets, then opens the payment page. @see FUNDS-016..022 */
export function useContinue(isEwallet: boolean, { amount, method, promotionId, readChannel }: Chosen) {
  const t = useText('funds');
  const { dialogs, navigate } = useShell();
  const known = useDepositEligibility();
  const request = useRequestEwallet();
  const isRunning = useRef(false);
  const [phase, setPhase] = useState<NextPhase>('idle');

  async function askEwallet(state: MakePaymentState): Promise<MakePaymentState> {
    const { amount: asked, type, method: paid, promotionId: promotion } = state;
    const answer = await request.send({ amount: asked, type, provider: paid.name, promotion }).catch((problem: unknown) => {
      if (apiErrorOf(problem)?.kind !== 'refused') setPhase('unknown');
      throw problem;
    });
    if (!answer) throw new Error('already on its way');
    return { ...state, ewallet: { transaction: answer.transaction, number: answer.number } };
  }

  async function run() {
    const facts = await known.read();
    const channel = await readChannel();
    const problem = firstProblem({ ...facts, amount, method: method?.name ?? null, channel });
    if (problem === VERIFY_PHONE) return dialogs.error(`${t(VERIFY_PHONE)} <a href="${PROFILE}">${t('deposit.verify')}</a>`);
    if (problem) return dialogs.error(problem);
    if (amount === null || !method || !channel) return;
    const plain: MakePaymentState = {
      amount,
      icon: method.icon,
      type: channel.account_type,
      method: { id: channel.accountid, name: method.name },
      promotionId,
    };
    navigate(MAKE_PAYMENT, { state: isEwallet ? await askEwallet(plain) : plain });
  }

  function handleFailure(problem: unknown) {
    const failure = apiErrorOf(problem);
    if (failure?.kind !== 'unauthenticated') dialogs.error(failure?.serverMessage || FUNDS_ERROR, failure?.until);
  }

  /** A second call while it runs does nothing. */
  async function next() {
    if (isRunning.current) return;
    isRunning.current = true;
    setPhase('looking');
    await run()
      .catch(handleFailure)
      .finally(() => {
        isRunning.current = false;
        setPhase((last) => (last === 'looking' ? 'idle' : last));
      });
  }

  return { phase: request.phase === 'idle' ? phase : request.phase, next };
}
