import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { EARLY_PRESS, frameKey } from '@site/api/contracts/site';
import { startPagesAtTop } from './follow-scroll';
import type { Internals } from '#composition/services/internals';
import { Root } from '#chrome/frame/root';

/**
 * Renders the frame. The slot exists when it resolves, so that the first remote can be mounted. The document holds the same frame
 * already, and React takes it over. A frame with another layout, or of a player in a pause, is replaced.
 */
export async function renderFrame(internals: Internals) {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root');
  const root = <Root internals={internals} />;
  if (element.dataset['frame'] === keyOf(internals)) await hydrated(element, root);
  else flushSync(() => createRoot(element).render(root));
  // From here on the frame is no longer that of the document.
  delete element.dataset['frame'];
  repeatEarlyPress();
  startPagesAtTop();
}

/** Key of the frame that this page renders first; null when no document holds it. */
function keyOf({ services: { store, host } }: Internals) {
  const { language, layout, session } = store.get(host.shell);
  if (session.restriction) return null;
  return frameKey({ language: language.current, layout, session: session.player ? 'player' : 'guest' });
}

/** @throws the error of a frame that cannot be rendered */
const hydrated = (element: HTMLElement, root: ReactNode) =>
  new Promise<void>((taken, failed: (problem: unknown) => void) => {
    const onUncaughtError = (problem: unknown) => {
      reportError(problem);
      failed(problem);
    };
    const onRecoverableError = (problem: unknown) => console.error('The frame of the document was another one', problem);
    // React takes over the frame in short steps, so that the page answers in between.
    startTransition(() => void hydrateRoot(element, <Taken onCommit={taken}>{root}</Taken>, { onRecoverableError, onUncaughtError }));
  });

/** Presses the button again that a person pressed before the code was there. */
function repeatEarlyPress() {
  const button = Reflect.get(window, EARLY_PRESS) as HTMLElement | undefined;
  if (button?.isConnected) button.click();
}

function Taken({ onCommit, children }: { onCommit(): void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}
