import { useRef } from 'react';
import type { OpenGame } from './game-window.rules';
import { useFrameMessages } from './use-frame-messages';
import styles from './game-window.module.css';

interface GameFrameProps {
  game: Pick<OpenGame, 'url' | 'session' | 'name'>;
  onLoad?: () => void;
  /** Called with the type of a message of the game. */
  onMessage: (type: string) => void;
}

/** The supplier's page in a frame: it may run scripts and submit forms, but cannot navigate the site away. */
export function GameFrame({ game, onLoad, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameMessages(frame, game, onMessage);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={game.url}
      title={game.name}
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow="fullscreen"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}
