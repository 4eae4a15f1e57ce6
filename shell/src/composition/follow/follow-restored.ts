import type { Services } from '../services/create-services';

/**
 * Reads the session again when the browser restores this page from its back/forward cache: there it heard nothing of a log-in or log-out
 * in another tab. Streams and polls come back by themselves, because such a page was hidden.
 * @returns a function that stops it
 */
export function followRestored({ session }: Pick<Services, 'session'>) {
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) session.read();
  };
  window.addEventListener('pageshow', handleShow);
  return () => window.removeEventListener('pageshow', handleShow);
}
