import { useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { isBlank, MESSAGE_LENGTH, TYPING_SAID_EVERY_MS } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { useFailureText, useIsPhone } from '#parts';
import { sayTyping, useWrite } from './chats.queries';
import styles from './conversation.module.css';

interface ComposerProps {
  chat: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Escape in the field. */
  onLeave: () => void;
  /** The first message takes the chat over. */
  isAssistants: boolean;
}

/** Field for a message: Enter sends it, Shift and Enter begin a new line; on a phone only the button sends. */
export function Composer({ chat, field, text, onText, onLeave, isAssistants }: ComposerProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const isPhone = useIsPhone();
  const { mutate: write, isPending, error } = useWrite(chat);
  const saidAtMs = useRef(Number.NEGATIVE_INFINITY);

  const handleText = (next: string) => {
    onText(next);
    if (isBlank(next) || Date.now() - saidAtMs.current < TYPING_SAID_EVERY_MS) return;
    saidAtMs.current = Date.now();
    sayTyping(chat);
  };
  const send = () => {
    if (isPending || isBlank(text)) return;
    write(text, {
      onSuccess() {
        onText('');
        // A message ends the typing, also on the page of the player.
        saidAtMs.current = Number.NEGATIVE_INFINITY;
      },
    });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Enter' || event.shiftKey || isPhone) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.composer} onSubmit={handleSubmit}>
      <FormError message={error && textOf(error)} />
      <div className={styles.compose}>
        <textarea
          ref={field}
          className={styles.field}
          dir="auto"
          rows={2}
          value={text}
          maxLength={MESSAGE_LENGTH}
          readOnly={isPending}
          aria-label={t('chats.field')}
          placeholder={t(isAssistants ? 'chats.fieldTakes' : 'chats.field')}
          onChange={({ target }) => handleText(target.value)}
          onKeyDown={handleKey}
        />
        <Button type="submit" icon="arrow-up" isBusy={isPending} disabled={isBlank(text)}>
          {t('chats.send')}
        </Button>
      </div>
    </form>
  );
}
