import { useState } from 'react';
import { useText } from '@site/i18n';
import { IconButton } from '@site/ui';
import styles from './copy-reference.module.css';

/** The reference is also selectable text, because not every browser allows a page to copy. */
export function CopyReference({ reference }: { reference: string }) {
  const t = useText('chat');
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const handleCopy = () =>
    void copy(reference).then((isCopied) => {
      setResult(isCopied ? 'copied' : 'failed');
    });
  return (
    <span className={styles.place}>
      <strong className={styles.reference}>{reference}</strong>
      <IconButton icon={result === 'copied' ? 'check' : 'copy'} label={t('complaints.copy')} onClick={handleCopy} />
      <span role="status">{result && t(`complaints.copy.${result}`)}</span>
    </span>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
