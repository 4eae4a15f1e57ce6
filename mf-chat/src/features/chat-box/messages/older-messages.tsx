import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { useOlder } from '../conversation/chat-box.queries';
import { useInView } from './use-in-view';
import styles from './older-messages.module.css';

interface OlderMessagesProps {
  chatId: string;
  /** The oldest id that is here. */
  before: number | undefined;
}

/** Fetches by itself when it comes into view; after a failure the player asks. A new one for each `before`: it may be out of view then. */
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
