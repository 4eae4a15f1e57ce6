import { CrashBoundary, LazyPage } from '@site/remote';
import { withLaterTexts } from '#texts';
import { oneTapStore } from './one-tap.store';
import { useOneTap, useOneTapExpired } from './use-one-tap';
import styles from './one-tap.module.css';

const loadBar = () => withLaterTexts(import('./one-tap-bar').then((module) => module.OneTapBar));

/** Bar above the markets while one-tap bets are on. Its code loads with the first use; without it no price is taken. */
export function OneTapPlace() {
  const isOn = useOneTap() !== null;
  const isExpired = useOneTapExpired();
  if (!isOn && !isExpired) return null;
  return (
    <div className={styles.place}>
      <CrashBoundary onCrash={oneTapStore.end}>
        <LazyPage load={loadBar} fallback={null} />
      </CrashBoundary>
    </div>
  );
}
