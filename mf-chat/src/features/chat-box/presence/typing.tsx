import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import styles from './typing.module.css';

interface TypingProps {
  /** Until when support counts as writing, if nothing else is heard. */
  untilMs: number;
  /** Further up the dots would only push what is read. */
  isInView: boolean;
}

export function Typing({ untilMs, isInView }: TypingProps) {
  const t = useText('chat');
  const isTyping = useIsBefore(untilMs);
  return (
    <p role="status" className={styles.typing} data-shown={(isTyping && isInView) || undefined}>
      {isTyping && (
        <span className={styles.bubble}>
          <span className={styles.dot} />
          <span className={styles.dot} />
          <span className={styles.dot} />
          <Spoken>{t('chatBox.typing')}</Spoken>
        </span>
      )}
    </p>
  );
}

/** Turns false by itself. */
function useIsBefore(untilMs: number) {
  const [overMs, setOverMs] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOverMs(untilMs), Math.max(0, untilMs - Date.now()));
    return () => clearTimeout(timer);
  }, [untilMs]);
  return untilMs > overMs;
}
