import { useEffect } from 'react';
import { useText } from '@site/i18n';
import { IconButton } from '@site/ui';
import { idleTimeLeft } from './one-tap.rules';
import { oneTapStore, type OneTap } from './one-tap.store';
import { TapControls } from './tap-controls';
import { useOneTap } from './use-one-tap';
import styles from './one-tap-bar.module.css';

/** State of one-tap bets, with the outcome of the last one; after 30 minutes without a bet the note that they have ended. */
export function OneTapBar() {
  const oneTap = useOneTap();
  if (!oneTap) return <ExpiredNote />;
  return (
    <>
      <IdleEnd oneTap={oneTap} />
      <TapControls oneTap={oneTap} />
    </>
  );
}

function IdleEnd({ oneTap }: { oneTap: OneTap }) {
  useEffect(() => {
    const timer = setTimeout(oneTapStore.expire, Math.max(0, idleTimeLeft(oneTap, Date.now())));
    return () => clearTimeout(timer);
  }, [oneTap]);
  return null;
}

function ExpiredNote() {
  const t = useText('exchange');
  return (
    <div className={styles.expired}>
      <p role="status">{t('oneTap.expired')}</p>
      <IconButton icon="close" label={t('matched.close')} onClick={oneTapStore.end} />
    </div>
  );
}
