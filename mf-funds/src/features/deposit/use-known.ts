import { hasPending } from '@site/api/contracts/funds';
import { hasVerifiedPhone, useOtherPhones, useProfile, useTransactions } from '#account';

/** What the first two checks ask for, read anew: a number may have been verified, a deposit decided, in another window. */
export function useKnown() {
  const profile = useProfile();
  const others = useOtherPhones();
  const transactions = useTransactions();

  /** @throws when the platform does not answer; then nothing is sent */
  async function read() {
    // Offline a query waits for the network instead of failing, and the button with it.
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
