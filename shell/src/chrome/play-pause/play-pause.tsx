import { useState } from 'react';
import type { PlayPause as Reason } from '@site/api/contracts/safer-play';
import { GAME_WINDOW } from '@site/api/contracts/site';
import { addTexts } from '@site/i18n';
import { useLocation, useShell } from '@site/remote';
import en from '#locales/play/en.json';
import { CheckDialog } from './check-dialog';
import { RestDialog } from './rest-dialog';

/** Loads the words of the pauses. @returns their view */
export async function loadPlayPause() {
  addTexts('play', 'en', en);
  // When Bangla cannot be loaded, the dialog is in English.
  await addTexts('play', 'bn', () => import('#locales/play/bn.json')).catch(() => undefined);
  return PlayPause;
}

interface PlayPauseProps {
  reason: Reason;
}

/** Covers every page, also a running game, while a reality check waits; a rest covers the game window, and other pages show it once. */
function PlayPause({ reason }: PlayPauseProps) {
  const { session } = useShell();
  const { pathname } = useLocation();
  const [said, setSaid] = useState<Reason | null>(null);
  const remoteId = session.player?.remoteId ?? '';

  if (reason === 'check') return <CheckDialog remoteId={remoteId} />;
  const isGame = pathname === GAME_WINDOW;
  if (said === reason && !isGame) return null;
  return <RestDialog reason={reason} remoteId={remoteId} isGame={isGame} onSaid={() => setSaid(reason)} />;
}
