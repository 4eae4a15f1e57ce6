import { useImperativeHandle, useRef, type Ref } from 'react';
import { formatDate, useText } from '@site/i18n';
import { byDay } from '@site/i18n/days';
import { Button } from '@site/ui';
import { SupportAvatar } from '#chats';
import { Bubble } from './bubble';
import { DayMark } from './day-mark';
import type { ChatLine } from './lines.rules';
import { unseenId, type Conversation } from '../conversation/messages.rules';
import { OlderMessages } from './older-messages';
import { Typing } from '../presence/typing';
import { useInView } from './use-in-view';
import { useKeptPlace } from './use-scroll-anchor';
import { SCROLLER } from './anchor-top';
import { useSeen } from '../presence/use-seen';
import greetingStyles from './greeting.module.css';
import styles from './messages.module.css';

interface MessagesProps {
  chatId: string;
  conversation: Conversation;
  lines: readonly ChatLine[];
  /** Receives a function that scrolls to the newest message. */
  endRef: Ref<() => void>;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Layout from the end: new messages push the others up, and older ones appear above without moving the text that is read. */
export function Messages({ chatId, conversation, lines, endRef, onRetry, onRemove }: MessagesProps) {
  const t = useText('chat');
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const isAtEnd = useInView(end);
  const first = conversation.messages[0]?.id;
  const toEnd = () => scroller.current?.scrollTo?.({ top: 0 });

  useSeen(chatId, conversation, isAtEnd);
  useKeptPlace(scroller, lines.at(-1)?.key);
  useImperativeHandle(endRef, () => toEnd, []);

  return (
    <div className={styles.place}>
      <div ref={scroller} className={styles.scroller} {...SCROLLER}>
        <div className={styles.column}>
          <div role="log" aria-label={t('chatBox.log')}>
            {conversation.hasOlder && <OlderMessages key={first} chatId={chatId} before={first} />}
            {conversation.hasOlder === false && <Greeting />}
            {byDay(lines, ({ at }) => at).map((day) => (
              <section key={formatDate(day.moment)} className={styles.day}>
                <DayMark moment={day.moment} />
                <ol className={styles.lines}>
                  {day.rows.map((line) => (
                    <Bubble key={line.key} line={line} onRetry={onRetry} onRemove={onRemove} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
          <Typing untilMs={conversation.typingUntilMs ?? 0} isInView={isAtEnd} />
          <span ref={end} className={styles.end} />
        </div>
      </div>
      {!isAtEnd && unseenId(conversation) !== null && (
        <Button className={styles.news} size="s" icon="chevron-down" onClick={toEnd}>
          {t('chatBox.news')}
        </Button>
      )}
    </div>
  );
}

/** Above the first message: examples of what the player may ask. */
function Greeting() {
  const t = useText('chat');
  return (
    <div className={greetingStyles.greeting}>
      <SupportAvatar by="assistant" size="l" />
      <p className={greetingStyles.title}>{t('chatBox.greeting')}</p>
      <p className={greetingStyles.lead}>{t('chatBox.greeting.lead')}</p>
    </div>
  );
}
