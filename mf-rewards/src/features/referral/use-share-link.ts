import { useState } from 'react';
import { SHARING_UNSUPPORTED } from '@site/api/contracts/rewards';
import { useText } from '@site/i18n';

const CANCELLED = 'AbortError';

/** Passes the link to the share dialog of the device. @see REWARDS-006 */
export function useShareLink(link: string) {
  const t = useText('rewards');
  const [problem, setProblem] = useState<typeof SHARING_UNSUPPORTED | null>(null);

  async function share() {
    setProblem(null);
    try {
      await navigator.share({ title: t('referral.title'), text: t('referral.share.words'), url: link });
    } catch (reason) {
      const isCancelled = reason instanceof DOMException && reason.name === CANCELLED;
      if (!isCancelled) setProblem(SHARING_UNSUPPORTED);
    }
  }

  return { problem, share };
}
