import type { SupplierFacts } from '@site/api/contracts/catalogue';
import { formatCount, formatMoney, useText } from '@site/i18n';
import { roundText, shareText, timesText } from './game-info.rules';
import styles from './game-info.module.css';

/** Rules and figures of a game: all of them were measured from its own code. */
export function GameFacts({ facts }: { facts: SupplierFacts }) {
  const t = useText('catalogue');
  const [round, params] = roundText(facts.round);
  return (
    <div className={styles.facts}>
      <ul className={styles.rules} aria-label={t('info.rules')}>
        {facts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <dl className={styles.figures}>
        <div>
          <dt>{t('info.most')}</dt>
          <dd>{t('info.most.times', { times: timesText(facts.most_times) })}</dd>
        </div>
        <div>
          <dt>{t('info.stake')}</dt>
          <dd>
            {formatMoney(facts.stake.least)} – {formatMoney(facts.stake.most)}
          </dd>
        </div>
        <div>
          <dt>{t('info.round')}</dt>
          <dd>{t(round, params)}</dd>
        </div>
      </dl>
      <table className={styles.returns}>
        <caption className={styles.caption}>{t('info.returns')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('info.bet')}</th>
            <th scope="col">{t('info.rtp')}</th>
          </tr>
        </thead>
        <tbody>
          {facts.returns.map(({ bet, percent, error }) => (
            <tr key={bet}>
              <th scope="row">{bet}</th>
              <td>
                {shareText(percent)} <small>± {shareText(error)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('info.measured', { rounds: formatCount(facts.rounds) })}</p>
      <p className={styles.note}>{t('info.chance')}</p>
    </div>
  );
}
