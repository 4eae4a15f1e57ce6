import { useText } from '@site/i18n';
import { failureText } from '../placing/failure-text.rules';
import type { OneTap } from './one-tap.store';
import { TapNotice } from './tap-notice';
import styles from './one-tap-bar.module.css';

/** State of the last press while one-tap bets are on. */
export function TapSaid({ oneTap: { isBusy, last, failure } }: { oneTap: OneTap }) {
  const t = useText('exchange');
  if (last && !isBusy) return <TapNotice key={last.bet.bet_id} {...last} />;
  const said = isBusy ? t('slip.placing') : failure ? failureText(t, failure) : t('oneTap.ready');
  return (
    <p role="status" className={styles.words} data-tone={failure ? 'bad' : undefined}>
      {said}
    </p>
  );
}
