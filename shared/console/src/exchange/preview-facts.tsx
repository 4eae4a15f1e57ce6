import { formatCount, useText } from '@site/i18n';
import { Money } from '@site/ui';
import type { SettlementPreview } from '@site/platform-operator/calls';
import { FactList } from '#parts';
import styles from './exchange.module.css';

/** Sums and players of a settlement, as the server computed them. */
export function PreviewFacts({ preview }: { preview: SettlementPreview }) {
  const t = useText('console');
  const { result, players, bets, paid, taken, commission, largest, below_zero: belowZero, below_zero_count: count } = preview;
  return (
    <section className={styles.preview} aria-label={t('exchange.preview')}>
      <FactList
        facts={[
          { name: t('exchange.result'), value: result === 'Void' ? t('exchange.voided') : result },
          { name: t('exchange.players'), value: t('exchange.playersBets', { players: formatCount(players), bets: formatCount(bets) }) },
          { name: t('exchange.paid'), value: <Money amount={paid} /> },
          { name: t('exchange.taken'), value: <Money amount={taken} /> },
          { name: t('exchange.commission'), value: <Money amount={commission} /> },
        ]}
      />
      {count > 0 && (
        <div className={styles.warning}>
          <p>{t('exchange.belowZero', { count: formatCount(count) })}</p>
          <Players label={t('exchange.belowZeroList')} players={belowZero} />
        </div>
      )}
      {largest.length > 0 && <Players label={t('exchange.largest')} players={largest} />}
    </section>
  );
}

function Players({ label, players }: { label: string; players: SettlementPreview['largest'] }) {
  const t = useText('console');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('exchange.player')}</th>
          <th scope="col">{t('exchange.change')}</th>
          <th scope="col">{t('exchange.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ username, change, cash }) => (
          <tr key={username}>
            <th scope="row">{username}</th>
            <td>
              <Money amount={change} isSigned />
            </td>
            <td>
              <Money amount={cash} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
