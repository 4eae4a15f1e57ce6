import { formatMoney, useText } from '@site/i18n';
import { Button, Spoken } from '@site/ui';
import { SelectField } from '@site/ui/forms';
import { usePreferences } from '../draft/use-preferences';
import { stakesOf } from './one-tap.rules';
import { oneTapStore, type OneTap } from './one-tap.store';
import { TapSaid } from './tap-said';
import { useTapPlacing } from './use-tap-placing';
import styles from './one-tap-bar.module.css';

/** Stake, switch and last outcome of one-tap bets. Its height never changes, so that no price moves under the finger. */
export function TapControls({ oneTap }: { oneTap: OneTap }) {
  const t = useText('exchange');
  const { preferences } = usePreferences();
  useTapPlacing(oneTap);
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
        <TapSaid oneTap={oneTap} />
      </div>
    </section>
  );
}
