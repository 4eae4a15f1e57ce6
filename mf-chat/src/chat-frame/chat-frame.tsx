import type { ReactNode } from 'react';
import { useShell } from '@site/remote';
import { PageHead } from '@site/ui/page-head';
import { UnsentNote } from '#outbox';
import { ChatNav } from './chat-nav';
import styles from './chat-frame.module.css';

export interface ChatFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** Layout of a chat screen inside the site's frame: title, content, and the navigation between home and messages. */
export function ChatFrame({ title, lead, children }: ChatFrameProps) {
  const { layout } = useShell();
  const isPhone = layout === 'mobile';
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={lead}>
        {!isPhone && <ChatNav variant="tabs" />}
      </PageHead>
      <UnsentNote />
      {children}
      {isPhone && <ChatNav variant="bottom" />}
    </div>
  );
}
