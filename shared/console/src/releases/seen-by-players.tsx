import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { usePlayersSerial } from './releases.queries';
import styles from './releases.module.css';

interface SeenByPlayersProps {
  /** Serial of the document with the change. */
  serial: number;
  /** Seconds that the change took. */
  secondsOfChange: number;
}

/** Asks for a fresh page of a player until it has the change, and says after how many seconds, counted from the press. */
export function SeenByPlayers({ serial, secondsOfChange }: SeenByPlayersProps) {
  const t = useText('console');
  const [beganAt] = useState(() => performance.now());
  const [seenAfter, setSeenAfter] = useState<number | null>(null);
  const { data, error } = usePlayersSerial(seenAfter === null);
  const isSeen = data !== undefined && data >= serial;
  useEffect(() => {
    if (isSeen) setSeenAfter((before) => before ?? (performance.now() - beganAt) / 1000);
  }, [isSeen, beganAt]);

  const words = () => {
    if (seenAfter !== null) return t('verb.seen', { seconds: (secondsOfChange + seenAfter).toFixed(1) });
    return error ? t('verb.seenUnknown') : t('verb.seenSoon');
  };
  return (
    <p role="status" className={styles.note}>
      {words()}
    </p>
  );
}
