import { useEffect, useRef } from 'react';
import { useText } from '@site/i18n';
import { Button, IconButton, LoadFailure, Skeleton } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { PlayerText, useFailureText } from '#parts';
import { useDraft, useGive } from './chats.queries';
import { Composer } from './composer';
import { draftAbout } from './conversation.rules';
import { DeskBadge } from './desk-badge';
import { DraftBox } from './draft-box';
import { MessageLog } from './message-log';
import { useConversation } from './use-conversation';
import { useKeptText } from './use-kept-text';
import styles from './conversation.module.css';

interface ConversationProps {
  chat: string;
  onClose: () => void;
}

/** One conversation, live: its messages, the draft of the assistant, and the field for a person. */
export function Conversation({ chat, onClose }: ConversationProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { conversation, problem, addOlder } = useConversation(chat);
  const { username, desk, line } = conversation;
  const { mutate: give, isPending: isGiving, error: giveError } = useGive();
  const { data: draft } = useDraft(chat, draftAbout(conversation));
  const [text, setText] = useKeptText(chat);
  const field = useRef<HTMLTextAreaElement>(null);
  const isKnown = username !== null;
  useEffect(() => field.current?.focus(), [isKnown]);

  const handleUse = (words: string) => {
    setText(text.trim() === '' ? words : `${text}\n\n${words}`);
    field.current?.focus();
  };

  if (problem)
    return (
      <section className={styles.panel} aria-label={t('chats.panel')}>
        <LoadFailure title={t('chats.chatFailed')} message={textOf(problem)} />
        <Button variant="outline" onClick={onClose}>
          {t('Close')}
        </Button>
      </section>
    );
  return (
    <section className={styles.panel} aria-label={t('chats.panel')}>
      <header className={styles.head}>
        <IconButton icon="arrow-left" label={t('chats.back')} onClick={onClose} />
        <h2 className={styles.title}>{isKnown ? <PlayerText text={username} isLine /> : <Skeleton className={styles.nameShape} />}</h2>
        {isKnown && <DeskBadge desk={desk} />}
        <span className={styles.actions}>
          {desk !== 'person' && (
            <Button variant="outline" size="s" disabled={!isKnown} isBusy={isGiving} onClick={() => give({ chat, desk: 'person' })}>
              {t('chats.take')}
            </Button>
          )}
          {desk !== 'assistant' && (
            <Button variant="quiet" size="s" isBusy={isGiving} onClick={() => give({ chat, desk: 'assistant' })}>
              {t('chats.handBack')}
            </Button>
          )}
        </span>
      </header>
      <p role="status" className={styles.line}>
        {line === 'lost' && t('chats.lost')}
      </p>
      <FormError message={giveError && textOf(giveError)} />
      <MessageLog chat={chat} conversation={conversation} onOlder={addOlder} />
      {draft && <DraftBox draft={draft} desk={desk} onUse={() => handleUse(draft)} />}
      <Composer chat={chat} field={field} text={text} onText={setText} onLeave={onClose} isAssistants={desk !== 'person'} />
    </section>
  );
}
