import { findPending } from '@site/api/contracts/funds';
import { useShell } from '@site/remote';
import { useSecondsLeft } from '@site/ui/countdown';
import { useOtherPhones, useProfile, useTransactions, verifiedPhones } from '#account';
import type { MakePaymentState } from '#router-state';
import { useReceiving } from './make-payment.queries';
import { shortNumbers } from './make-payment.rules';

/** Poll interval of the records: a pending deposit may be decided while the page is open. */
const PENDING_POLL_MS = 15_000;

export interface PhoneChoice {
  state: 'visitor' | 'loading' | 'failed' | 'known';
  /** Numbers to choose from, with eleven digits each. */
  numbers: readonly string[];
  /** Verified numbers that are too short for a wallet. */
  short: readonly string[];
  retry: () => void;
}

export function usePhoneChoice(): PhoneChoice {
  const { player } = useShell().session;
  const profile = useProfile();
  const others = useOtherPhones();
  const known = profile.data && others.data ? { profile: profile.data, others: others.data } : null;
  const state = profile.isError || others.isError ? 'failed' : 'loading';
  return {
    state: player ? (known ? 'known' : state) : 'visitor',
    numbers: known ? verifiedPhones(known.profile, known.others) : [],
    short: known ? shortNumbers(known.profile, known.others) : [],
    retry: () => void Promise.all([profile.refetch(), others.refetch()]),
  };
}

/** Number to pay to, time left, and anything that blocks the payment. */
export function usePayment(payment: MakePaymentState | null) {
  const { player } = useShell().session;
  const receiving = useReceiving(payment);
  const transactions = useTransactions(PENDING_POLL_MS);
  const pending = findPending(transactions.data ?? [], 'deposit');
  // The platform sends the seconds left; this device counts them from the answer on, so its date may be wrong.
  const endsAtMs = receiving.data ? receiving.dataUpdatedAt + receiving.data.expiresInS * 1000 : null;
  const secondsLeft = useSecondsLeft(endsAtMs ?? 0);
  const isOver = endsAtMs !== null && secondsLeft === 0;
  const isMissing = receiving.data === null;
  return {
    /** True once the pending-deposit check is done; a payment that has begun does not wait for it, because its time runs. */
    isKnown: payment !== null || !player || transactions.isFetched,
    number: receiving.data?.number ?? payment?.ewallet?.number ?? '',
    /** Null until the platform has answered. */
    secondsLeft: endsAtMs === null ? null : secondsLeft,
    isLoading: receiving.isLoading,
    failure: receiving.isError ? receiving.error : null,
    retry: () => void receiving.refetch(),
    isOver,
    isMissing,
    pending,
    isClosed: isOver || isMissing || pending !== null,
  };
}

export type Payment = ReturnType<typeof usePayment>;
