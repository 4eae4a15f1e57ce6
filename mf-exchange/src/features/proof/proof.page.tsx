import { formatDateTime, useText } from '@site/i18n';
import { Link, useQuery, useSearchParams } from '@site/remote';
import { LinkButton, LoadFailure, NoData, Skeleton } from '@site/ui';
import { BackLink } from '@site/ui/page-head';
import { ExchangeFrame } from '#exchange-frame';
import { IN_PLAY } from '#paths';
import { proofQuery } from './proof.queries';
import { isLate } from './proof.rules';
import { SecretCheck } from './secret-check';
import styles from './proof.module.css';

const ID = /^[\w.-]{1,64}$/;

/** Shows the commitment of a match, and the secret with a check once the match is over. */
export function ProofPage() {
  const t = useText('exchange');
  const [params] = useSearchParams();
  const eventId = params.get('eventId') ?? '';
  return (
    <ExchangeFrame title={t('proof.title')}>
      <BackLink as={Link} to={IN_PLAY}>
        {t('nav.inPlay')}
      </BackLink>
      {ID.test(eventId) ? <Proof eventId={eventId} /> : <NoProof />}
    </ExchangeFrame>
  );
}

function Proof({ eventId }: { eventId: string }) {
  const t = useText('exchange');
  const { data: proof, isPending, error, refetch } = useQuery(proofQuery(eventId));
  if (proof === null) return <NoProof />;
  if (isPending) return <Skeleton className={styles.waiting} />;
  if (!proof) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <section className={styles.proof} aria-labelledby="proof-match">
      <h2 id="proof-match" className={styles.name}>
        {t('proof.match', { id: proof.event_id })}
      </h2>
      <p>{t('proof.how')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('proof.commitment')}</dt>
          <dd>
            <code className={styles.code}>{proof.commitment}</code>
          </dd>
        </div>
        <div>
          <dt>{t('proof.published')}</dt>
          <dd>{formatDateTime(proof.published_at)}</dd>
        </div>
        <div>
          <dt>{t('proof.start')}</dt>
          <dd>{formatDateTime(proof.start)}</dd>
        </div>
      </dl>
      {isLate(proof) && <p className={styles.note}>{t('proof.late')}</p>}
      {proof.secret === null ? <p className={styles.note}>{t('proof.waiting')}</p> : <SecretCheck proof={proof} secret={proof.secret} />}
    </section>
  );
}

function NoProof() {
  const t = useText('exchange');
  return (
    <NoData text={t('proof.none')}>
      <LinkButton as={Link} to={IN_PLAY}>
        {t('oddsView.toInPlay')}
      </LinkButton>
    </NoData>
  );
}
