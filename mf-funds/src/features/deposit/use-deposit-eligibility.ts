import { hasPending } from '@site/api/contracts/funds';
import { hasVerifiedPhone, useOtherPhones, useProfile, useTransactions } from '#account';

/** Reads the facts of the first two checks again: in another window a number may have been verified, or a deposit decided. */
export function useDepositEligibility() {
  const profile = useProfile();
  const others = useOtherPhones();
  const transactions = useTransactions();

  /** @throws when the platform does not answer; then nothing is sent */
  async function read() {
    // Fail at once when offline: a query would wait for the network, and the button with it.
    if (!navigator.onLine) throw new Error('offline');
    const [player, numbers, records] = await Promise.all([
      profile.refetch({ throwOnError: true }),
      others.refetch({ throwOnError: true }),
      transactions.refetch({ throwOnError: true }),
    ]);
    if (!player.data || !numbers.data || !records.data) throw new Error('no answer');
    return {
      hasVerifiedPhone: hasVerifiedPhone(player.data, numbers.data),
      hasPendingDeposit: hasPending(records.data, 'deposit'),
    };
  }

  return { read };
}
