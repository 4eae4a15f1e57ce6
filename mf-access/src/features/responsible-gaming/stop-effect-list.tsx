import type { StopEffects } from '@site/api/contracts/safer-play';
import { formatMoney, useText } from '@site/i18n';
import styles from './full-stop.module.css';

/** Lists the orders, bets, rounds and devices that a full stop ends or keeps. */
export function StopEffectList({ effects }: { effects: StopEffects }) {
  const t = useText('access');
  const words = (name: string, count: number, amount = '') =>
    count === 0 ? t('safer.stop.nothing') : t(`safer.stop.${name}.value`, { count, amount });
  const rows = [
    ['orders', words('orders', effects.waiting_orders, formatMoney(effects.waiting_stakes))],
    ['matched', words('matched', effects.matched_bets)],
    ['rounds', words('rounds', effects.open_rounds)],
    ['devices', words('devices', effects.other_sessions)],
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
