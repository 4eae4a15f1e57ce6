import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import styles from './typing.module.css';

interface TypingProps {
  /** End of the typing state in ms, if nothing else arrives before. */
  untilMs: number;
  /** When false, no dots are shown, because they would move the text that is read. */
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

/** True until `untilMs`; a timer then makes it false. */
function useIsBefore(untilMs: number) {
  const [overMs, setOverMs] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOverMs(untilMs), Math.max(0, untilMs - Date.now()));
    return () => clearTimeout(timer);
  }, [untilMs]);
  return untilMs > overMs;
}
