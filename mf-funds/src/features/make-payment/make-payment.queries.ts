import { ApiError, call } from '@site/api';
import { confirmEwallet, getOpenPayment, getWalletNumber, showEwallet, submitDeposit } from '@site/api/contracts/funds';
import { queryOptions, useQuery } from '@site/remote';
import { failureOf, type Failure } from '@site/remote/failure';
import { useMoneyCall } from '@site/remote/money';
import { useRemoteId } from '#account';
import type { MakePaymentState } from '#router-state';
import { begunOf, confirmInput, depositInput, type Proof } from './make-payment.rules';

interface Receiving {
  number: string;
  expiresInS: number;
}

/** Null when there is no number, or when the payment is no longer open. */
async function askForNumber(
  { method, type, amount, promotionId, ewallet }: MakePaymentState,
  signal: AbortSignal,
): Promise<Receiving | null> {
  if (ewallet) {
    const opened = await call(showEwallet, { transaction: ewallet.transaction }, { signal }).catch(nullWhenRefused);
    return opened && { number: opened.number, expiresInS: opened.expires_in };
  }
  // An empty text means no promotion; a null would be left out of the query string.
  const wanted = { name: method.name, account_type: type, amount, promotion: promotionId ?? ('' as const) };
  const [first] = await call(getWalletNumber, wanted, { signal });
  return first ? { number: first.account_number, expiresInS: first.expires_in } : null;
}

function nullWhenRefused(problem: unknown) {
  if (problem instanceof ApiError && problem.kind === 'refused') return null;
  throw problem;
}

const receivingQuery = (payment: MakePaymentState | null, remoteId: string) =>
  queryOptions({
    queryKey: ['funds', 'receiving', remoteId, payment?.method.name, payment?.type, payment?.amount, payment?.ewallet?.transaction],
    queryFn: ({ signal }) => (payment ? askForNumber(payment, signal) : null),
    enabled: payment !== null && remoteId !== '',
    // The number never changes while the page is open, because the player may be paying to the one shown: no refetch, no cache after
    // leaving.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Number to pay to and the time left. Disabled for a visitor, and without a payment. */
export const useReceiving = (payment: MakePaymentState | null) => useQuery(receivingQuery(payment, useRemoteId()));

const openPaymentQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['funds', 'open-payment', remoteId],
    queryFn: ({ signal }) => call(getOpenPayment, {}, { signal }).then(({ payment }) => payment && begunOf(payment)),
    // Read once: a later change must not replace the payment while the player looks at it.
    staleTime: Infinity,
    gcTime: 0,
  });

/** The platform's record of the open payment, for a page without router state. */
export function useOpenPayment(isNeeded: boolean) {
  const remoteId = useRemoteId();
  return useQuery({ ...openPaymentQuery(remoteId), enabled: isNeeded && remoteId !== '' });
}

/** `null`: a request was in flight already. */
export type SentPayment = { transactionId: string } | { failure: Failure } | null;

/** Sends the proof of the payment: to the e-wallet confirmation, or as a deposit. */
export function useSendPayment(payment: MakePaymentState | null) {
  const remoteId = useRemoteId();
  const plain = useMoneyCall(submitDeposit);
  const ewallet = useMoneyCall(confirmEwallet);
  const { phase, progress } = payment?.ewallet ? ewallet : plain;

  async function send(begun: MakePaymentState, proof: Proof): Promise<SentPayment> {
    try {
      const answer = await (begun.ewallet
        ? ewallet.send(confirmInput(begun.ewallet.transaction, proof))
        : plain.send(depositInput(begun, proof, remoteId)));
      return answer && { transactionId: answer.transaction_id };
    } catch (problem) {
      return { failure: failureOf(problem) };
    }
  }

  return { phase, progress, send };
}
