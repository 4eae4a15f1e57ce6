import type { ChatDesk } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { PlayerText } from '#parts';
import styles from './conversation.module.css';

interface DraftBoxProps {
  draft: string;
  desk: ChatDesk;
  onUse: () => void;
}

/** Answer that the assistant would give. It sends its answer only while it has the chat; a person may use the words. */
export function DraftBox({ draft, desk, onUse }: DraftBoxProps) {
  const t = useText('console');
  return (
    <section className={styles.draft} aria-label={t('chats.draft')}>
      <header className={styles.draftHead}>
        <h3 className={styles.draftTitle}>{t('chats.draft')}</h3>
        <span className={styles.note}>{t(desk === 'assistant' ? 'chats.draftIsSent' : 'chats.draftIsNotSent')}</span>
        <Button variant="outline" size="s" icon="copy" onClick={onUse}>
          {t('chats.useDraft')}
        </Button>
      </header>
      <div className={styles.draftText}>
        <PlayerText text={draft} />
      </div>
    </section>
  );
}
