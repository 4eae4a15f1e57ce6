import type { FreeBet } from '@site/api/contracts/rewards';
import { formatDateTime, formatMoney, paisaOf, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton, Money, NoData } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { EXCHANGE } from '#paths';
import { Fact } from './fact';
import styles from './free-bets.module.css';

const VARIANTS = { open: 'good', in_bet: 'new', used: 'quiet', expired: 'quiet' } as const satisfies Record<FreeBet['state'], string>;

/** Free bets, newest first. */
export function FreeBetList({ freeBets }: { freeBets: readonly FreeBet[] }) {
  const t = useText('rewards');
  if (freeBets.length === 0) return <NoData text={t('freeBets.none')} />;
  return (
    <ul className={styles.list} aria-label={t('freeBets.title')}>
      {freeBets.map((freeBet) => (
        <FreeBetCard key={freeBet.id} freeBet={freeBet} />
      ))}
    </ul>
  );
}

function FreeBetCard({ freeBet }: { freeBet: FreeBet }) {
  const t = useText('rewards');
  const { amount, left, in_bets: inBets, won, least_odds: odds, valid_until: until, state } = freeBet;
  const isPart = state === 'open' && left !== amount;
  return (
    <li className={styles.card} data-state={state}>
      <p className={styles.head}>
        <span className={styles.amount}>
          <Money amount={amount} />
        </span>
        <Badge variant={VARIANTS[state]}>{t(`freeBets.state.${state}`)}</Badge>
      </p>
      <dl className={styles.facts}>
        {isPart && <Fact name={t('freeBets.left')} value={formatMoney(paisaOf(left))} />}
        {paisaOf(inBets) > 0n && <Fact name={t('freeBets.inBets')} value={formatMoney(paisaOf(inBets))} />}
        {paisaOf(won) > 0n && <Fact name={t('freeBets.won')} value={formatMoney(paisaOf(won))} />}
        <Fact name={t('freeBets.leastOdds')} value={odds} />
        <Fact name={t('freeBets.until')} value={<time dateTime={until}>{formatDateTime(until)}</time>} />
      </dl>
      {state === 'open' && (
        <LinkButton as={Link} to={EXCHANGE} size="s">
          {t('freeBets.use')}
        </LinkButton>
      )}
    </li>
  );
}
