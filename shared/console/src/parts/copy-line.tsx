import { useState } from 'react';
import { useText } from '@site/i18n';
import { IconButton, Spoken } from '@site/ui';
import styles from './copy-line.module.css';

interface CopyLineProps {
  label: string;
  text: string;
}

/** A text with a button that copies it. Where a page may not copy, the text is there to be selected. */
export function CopyLine({ label, text }: CopyLineProps) {
  const t = useText('console');
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const handleCopy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <code className={styles.text}>{text}</code>
      <IconButton icon={result === 'copied' ? 'check' : 'copy'} label={t('copy.label', { what: label })} onClick={handleCopy} />
      <Spoken role="status">{result && t(`copy.${result}`)}</Spoken>
    </div>
  );
}
