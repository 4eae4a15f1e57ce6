import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';

const SAID_FOR_MS = 2500;

/** Copies the link; where the browser forbids it, a prompt shows the link to copy by hand. @see REWARDS-005 */
export function useCopyLink(link: string) {
  const t = useText('rewards');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const ending = setTimeout(() => setIsCopied(false), SAID_FOR_MS);
    return () => clearTimeout(ending);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      window.prompt(t('referral.copy.prompt'), link);
    }
  }

  return { isCopied, copy };
}
