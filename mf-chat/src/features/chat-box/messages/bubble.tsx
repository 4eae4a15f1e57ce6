import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { SupportAvatar } from '#chats';
import { BubbleFile } from './bubble-file';
import { BubbleText } from './bubble-text';
import type { ChatLine } from './lines.rules';
import { TimeAndTick } from './time-and-tick';
import styles from './bubble.module.css';

interface BubbleProps {
  line: ChatLine;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

export function Bubble({ line, onRetry, onRemove }: BubbleProps) {
  const t = useText('chat');
  const { key, by, content, isFirst, state, unsent } = line;
  return (
    <li className={styles.line} data-by={by === 'player' ? 'own' : 'support'} data-first={isFirst || undefined}>
      {by !== 'player' && <span className={styles.side}>{isFirst && <SupportAvatar by={by} />}</span>}
      <div className={styles.stack}>
        <p className={styles.name} data-spoken={!isFirst || by === 'player' || undefined}>
          {t(`chatBox.by.${by}`)}
        </p>
        <div className={styles.bubble} data-state={state}>
          <BubbleFile line={line} />
          {content && <BubbleText line={line} />}
          <TimeAndTick at={line.at} state={state} />
        </div>
        {state === 'refused' && (
          <div className={styles.refused}>
            <p role="alert">{t('chatBox.refused', { reason: t(unsent?.problem || 'chatBox.refused.plain') })}</p>
            <Button variant="quiet" size="s" onClick={() => onRetry(key)}>
              {t('Try again')}
            </Button>
            <Button variant="quiet" size="s" onClick={() => onRemove(key)}>
              {t('chatBox.remove')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
