import { BackToTop } from './back-to-top';
import { ChatButton } from './chat-button';

export interface FloatingProps {
  hasChat: boolean;
}

/** The buttons that float over the page. */
export function Floating({ hasChat }: FloatingProps) {
  return (
    <>
      {hasChat && <ChatButton />}
      <BackToTop />
    </>
  );
}
