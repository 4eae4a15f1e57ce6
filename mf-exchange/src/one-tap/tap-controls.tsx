import { formatMoney, useText } from '@site/i18n';
import { Button, Spoken } from '@site/ui';
import { SelectField } from '@site/ui/forms';
import { usePreferences } from '../draft/use-preferences';
import { failureText } from '../placing/failure-text.rules';
import { stakesOf } from './one-tap.rules';
import { oneTapStore, type OneTap } from './one-tap.store';
import { TapNotice } from './tap-notice';
import { useTapPlacing } from './use-tap-placing';
import styles from './one-tap-bar.module.css';

/** Stake, switch and last outcome of one-tap bets. Its height never changes, so that no price moves under the finger. */
export function TapControls({ oneTap }: { oneTap: OneTap }) {
  const t = useText('exchange');
  const { preferences } = usePreferences();
  const { last, failure } = useTapPlacing(oneTap);
  const said = oneTap.isBusy ? t('slip.placing') : failure ? failureText(t, failure) : t('oneTap.ready');
  return (
    <section className={styles.bar} aria-label={t('oneTap')}>
      <strong className={styles.title}>{t('oneTap')}</strong>
      <SelectField
        label={<Spoken>{t('oneTap.stake')}</Spoken>}
        value={String(oneTap.stake)}
        options={stakesOf(preferences.stakeKeys, oneTap.stake).map((stake) => ({ value: String(stake), label: formatMoney(stake) }))}
        onChange={(event) => {
          const stake = stakesOf(preferences.stakeKeys, oneTap.stake).find((one) => String(one) === event.target.value);
          if (stake !== undefined) oneTapStore.change({ stake });
        }}
      />
      <Button variant="outline" size="s" onClick={oneTapStore.end}>
        {t('oneTap.end')}
      </Button>
      <div className={styles.said}>
        {last && !oneTap.isBusy ? (
          <TapNotice key={last.bet.bet_id} {...last} />
        ) : (
          <p role="status" className={styles.words} data-tone={failure ? 'bad' : undefined}>
            {said}
          </p>
        )}
      </div>
    </section>
  );
}
