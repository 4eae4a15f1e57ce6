import { usePushOffer } from '../push-offer/use-push-offer';
import { BackToTop } from './back-to-top';
import { ChatButton } from './chat-button';

export interface FloatingProps {
  hasChat: boolean;
}

/** The buttons that float over the page. Its code is fetched after the first view, so the watch for the offer of notifications is here. */
export function Floating({ hasChat }: FloatingProps) {
  usePushOffer();
  return (
    <>
      {hasChat && <ChatButton />}
      <BackToTop />
    </>
  );
}
