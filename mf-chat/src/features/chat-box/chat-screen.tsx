import { useEffect, type ReactNode } from 'react';
import type { ChatDesk } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { useNavigate, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { CHAT_HOME } from '#paths';
import { ChatHead } from './chat-head';
import { useIsOnline } from './presence/use-page-state';
import { useVisibleHeight } from './use-visible-height';
import styles from './chat-screen.module.css';

interface ChatScreenProps {
  desk: ChatDesk | null;
  children: ReactNode;
}

/** Fills the whole screen, without the site's frame, so it has its own link back. */
export function ChatScreen({ desk, children }: ChatScreenProps) {
  const t = useText('chat');
  const { layout } = useShell();
  const isOnline = useIsOnline();
  const place = useVisibleHeight();
  useEscape();
  return (
    <div ref={place} className={styles.screen} data-layout={layout}>
      <ChatHead desk={desk} />
      <p role="status" className={styles.offline} data-shown={!isOnline || undefined}>
        {!isOnline && (
          <>
            <Icon name="alert" size="s" />
            {t('chatBox.offline')}
          </>
        )}
      </p>
      {children}
    </div>
  );
}

/** Escape leaves the chat; the draft keeps the typed text. */
function useEscape() {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) void navigate(CHAT_HOME);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [navigate]);
}
