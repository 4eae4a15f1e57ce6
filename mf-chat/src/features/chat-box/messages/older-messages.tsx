import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { useOlder } from '../conversation/chat-box.queries';
import { useInView } from './use-in-view';
import styles from './older-messages.module.css';

interface OlderMessagesProps {
  chatId: string;
  /** Id of the oldest loaded message. */
  before: number | undefined;
}

/**
 * Loads older messages when it comes into view; after a failure only on a press. Use `before` as its key, because each page needs a new
 * observer: the element may be out of view then.
 */
export function OlderMessages({ chatId, before }: OlderMessagesProps) {
  const t = useText('chat');
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const { mutate, isPending, isError } = useOlder(chatId);
  const ask = useEffectEvent(() => {
    if (before !== undefined && !isPending && !isError) mutate(before);
  });

  useEffect(() => {
    if (isInView) ask();
  }, [isInView]);

  return (
    <div ref={place} className={styles.older}>
      <Button variant="quiet" size="s" isBusy={isPending} onClick={() => before !== undefined && mutate(before)}>
        {t(isError ? 'Try again' : 'chatBox.older')}
      </Button>
    </div>
  );
}
