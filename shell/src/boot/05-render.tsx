import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startPagesAtTop } from './follow-scroll';
import type { Internals } from '#composition/services/internals';
import { Root } from '#chrome/frame/root';

/** Renders synchronously: the slot must exist before the first remote is mounted. */
export function renderFrame(internals: Internals) {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root');
  flushSync(() => createRoot(element).render(<Root internals={internals} />));
  startPagesAtTop();
}
