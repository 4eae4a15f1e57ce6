import type { StopEffects } from '@site/api/contracts/safer-play';
import { formatMoney, useText } from '@site/i18n';
import styles from './full-stop.module.css';

/** Lists the orders, bets, rounds and devices that a full stop ends or keeps. */
export function StopEffectList({ effects }: { effects: StopEffects }) {
  const t = useText('access');
  const rows = [
    ['orders', t('safer.stop.orders.value', { count: effects.waiting_orders, amount: formatMoney(effects.waiting_stakes) })],
    ['matched', t('safer.stop.matched.value', { count: effects.matched_bets })],
    ['rounds', t('safer.stop.rounds.value', { count: effects.open_rounds })],
    ['devices', t('safer.stop.devices.value', { count: effects.other_sessions })],
    ['money', t('safer.stop.money.value')],
  ] as const;
  return (
    <dl className={styles.list}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.effect}>
          <dt>{t(`safer.stop.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
