import { useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { formatDate, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError } from '@site/ui/forms';
import type { ReadChat } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useOlder } from './chats.queries';
import type { DeskConversation } from './conversation.rules';
import { Message } from './message';
import { useKeptEnd } from './use-kept-end';
import styles from './message-log.module.css';

const ROW_PX = 72;
const OVERSCAN_ROWS = 8;
const NEAR_END_PX = 80;
/** The arrow keys scroll what has the focus. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

interface MessageLogProps {
  chat: string;
  conversation: DeskConversation;
  onOlder: (older: ReadChat) => void;
}

/** The messages, the newest at the end. Only those near the screen are in the document, and older ones leave the place that is read. */
export function MessageLog({ chat, conversation, onOlder }: MessageLogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { messages, hasOlder, username, desk, isPlayerTyping, isDeskTyping, line } = conversation;
  const { mutate: askOlder, isPending, error } = useOlder(chat);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: OVERSCAN_ROWS,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END_PX,
  });
  const handleScroll = useKeptEnd(scroller, virtualizer, NEAR_END_PX);
  const first = messages[0]?.id;
  const typing = isPlayerTyping ? 'player' : isDeskTyping && desk === 'assistant' ? 'assistant' : null;

  return (
    <>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={t('chats.log')}
        aria-busy={line === 'opening'}
        onScroll={handleScroll}
        {...SCROLLED_BY_KEYS}
      >
        {hasOlder && first !== undefined && (
          <div className={styles.older}>
            <Button variant="quiet" size="s" isBusy={isPending} onClick={() => askOlder(first, { onSuccess: onOlder })}>
              {t('chats.older')}
            </Button>
            <FormError message={error && textOf(error)} />
          </div>
        )}
        {line !== 'opening' && messages.length === 0 && <p className={styles.empty}>{t('chats.nothingSaid')}</p>}
        <div className={styles.all} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const message = messages[index];
            if (!message) return null;
            const day = formatDate(message.created_at);
            const before = messages[index - 1];
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.place}
                style={{ transform: `translateY(${start}px)` }}
              >
                {(!before || formatDate(before.created_at) !== day) && <p className={styles.day}>{day}</p>}
                <Message message={message} player={username ?? ''} isLast={index === messages.length - 1} />
              </div>
            );
          })}
        </div>
      </div>
      <p role="status" className={styles.typing}>
        {typing && t(`chats.typing.${typing}`)}
      </p>
    </>
  );
}
