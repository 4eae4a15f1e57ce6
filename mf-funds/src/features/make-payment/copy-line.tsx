import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { copyText } from './copy-text';
import styles from './copy-line.module.css';

interface CopyLineProps {
  label: string;
  /** Accessible name of the button. */
  action: string;
  text: string;
  shown: ReactNode;
  /** Text of the dialog when there is nothing to copy. */
  whenEmpty: string;
}

const SAID_FOR_MS = 2500;

export function CopyLine({ label, action, text, shown, whenEmpty }: CopyLineProps) {
  const t = useText('funds');
  const { dialogs } = useShell();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (result !== 'copied') return;
    const ending = setTimeout(() => setResult(null), SAID_FOR_MS);
    return () => clearTimeout(ending);
  }, [result]);

  async function handleCopy() {
    if (!text) return dialogs.error(whenEmpty);
    const isCopied = await copyText(text);
    setResult(isCopied ? 'copied' : 'failed');
  }

  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>{shown}</p>
      </div>
      <Button
        variant="outline"
        size="s"
        icon={result === 'copied' ? 'check' : 'copy'}
        aria-label={action}
        onClick={() => void handleCopy()}
      >
        {t(result === 'copied' ? 'makePayment.copied' : 'makePayment.copy')}
      </Button>
      <p role="status" className={styles.said} data-result={result ?? undefined}>
        {result === 'copied' && t('makePayment.copied')}
        {result === 'failed' && t('makePayment.copy.failed')}
      </p>
    </div>
  );
}
