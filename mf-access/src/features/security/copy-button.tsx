import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import styles from './copy-button.module.css';

export interface CopyButtonProps {
  text: string;
  label: string;
}

/** Copies a text and shows the result beside the button, because not every browser allows a page to copy. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useText('access');
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const handleCopy = async () => {
    const isCopied = await copy(text);
    setResult(isCopied ? 'copied' : 'failed');
  };
  return (
    <span className={styles.copy}>
      <Button variant="outline" size="s" icon={result === 'copied' ? 'check' : 'copy'} onClick={() => void handleCopy()}>
        {label}
      </Button>
      <span role="status" className={styles.result}>
        {result && t(`security.copy.${result}`)}
      </span>
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
