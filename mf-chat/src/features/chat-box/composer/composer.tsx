import { useEffect, useId, useRef, type ClipboardEvent, type DragEvent, type FormEvent, type KeyboardEvent } from 'react';
import { MESSAGE_LENGTH } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon, Spoken } from '@site/ui';
import { AttachButton } from './attach-button';
import { ComposerFile } from './composer-file';
import { useComposer } from './use-composer';
import styles from './composer.module.css';

interface ComposerProps {
  chatId: string;
  onSend: (content: string, file: File | null) => void;
}

/** From this length on the player sees how many characters are left. */
const COUNTED_FROM = MESSAGE_LENGTH - 500;

export function Composer({ chatId, onSend }: ComposerProps) {
  const t = useText('chat');
  const { layout } = useShell();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(chatId, onSend);
  const { text, file, problem, isTooLong, canSend } = composer;

  // Not on a phone, where the keyboard would cover the messages at once.
  useEffect(() => {
    if (layout === 'desktop') field.current?.focus();
  }, [layout]);

  function submit() {
    composer.send();
    field.current?.focus();
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (layout !== 'desktop' || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files;
    if (!pasted) return;
    event.preventDefault();
    composer.attach(pasted);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    composer.attach(event.dataTransfer.files[0]);
  };

  return (
    <form className={styles.composer} onSubmit={handleSubmit} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      {file && <ComposerFile file={file} onRemove={composer.detach} />}
      <div className={styles.row}>
        <AttachButton onChoose={composer.attach} />
        <div className={styles.grow} data-text={text}>
          <textarea
            ref={field}
            className={styles.field}
            dir="auto"
            rows={1}
            value={text}
            placeholder={t('chatBox.placeholder')}
            aria-label={t('chatBox.field')}
            aria-describedby={`${id}-said`}
            aria-invalid={isTooLong || undefined}
            enterKeyHint={layout === 'desktop' ? 'send' : 'enter'}
            onChange={({ target }) => composer.type(target.value)}
            onKeyDown={handleKey}
            onPaste={handlePaste}
          />
        </div>
        <button type="submit" className={styles.send} disabled={!canSend} aria-label={t('chatBox.send')} title={t('chatBox.send')}>
          <Icon name="arrow-up" />
        </button>
      </div>
      <div id={`${id}-said`} className={styles.said}>
        {problem && <p role="alert">{t(problem)}</p>}
        {isTooLong && <p role="alert">{t('chatBox.tooLong', { count: text.length - MESSAGE_LENGTH })}</p>}
        {!isTooLong && text.length >= COUNTED_FROM && (
          <p className={styles.count}>{t('chatBox.left', { count: MESSAGE_LENGTH - text.length })}</p>
        )}
      </div>
      <Spoken>{layout === 'desktop' && t('chatBox.keys')}</Spoken>
    </form>
  );
}
