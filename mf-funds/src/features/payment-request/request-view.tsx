import { useState } from 'react';
import { useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import { Card } from '@site/ui/card';
import { FundsColumns } from '#funds-page';
import { Approved } from './approved';
import { Arrival } from './arrival';
import { CloseLink } from './close-link';
import { Journey } from './journey';
import { RESULT_TITLE, type FollowedRequest } from './payment-request.rules';
import { Refused } from './refused';
import { RequestFacts } from './request-facts';
import { StatusTimeline } from './status-timeline';
import { useDecision } from './use-decision';
import styles from './payment-request.module.css';

interface RequestViewProps {
  request: FollowedRequest;
  isFresh: boolean;
  answeredAtMs: number;
  /** The last poll failed. */
  isOutOfTouch: boolean;
}

/** One request: its current state, its past steps and the next one. */
export function RequestView({ request, isFresh, answeredAtMs, isOutOfTouch }: RequestViewProps) {
  const t = useText('funds');
  const [wasFresh] = useState(isFresh);
  const { record, status } = request;
  useDecision(request);
  return (
    <FundsColumns
      aside={
        <Card title={t('paymentRequest.status')}>
          <StatusTimeline record={record} />
          <RequestFacts request={request} />
        </Card>
      }
    >
      <section className={styles.main} aria-label={t(`paymentRequest.${request.action}`)}>
        <Spoken role="status">{status !== 'waiting' && t(RESULT_TITLE[status][request.action])}</Spoken>
        <Journey action={request.action} status={status} amount={request.amount} icon={request.icon} method={methodOf(request)} />
        {status === 'waiting' && <Arrival record={record} isTimeKnown={wasFresh || record !== null} answeredAtMs={answeredAtMs} />}
        {status === 'approved' && record && <Approved record={record} />}
        {status === 'failed' && record && <Refused record={record} />}
        <p role="status" className={styles.mark}>
          {isOutOfTouch && status === 'waiting' && t('paymentRequest.outOfTouch')}
        </p>
        <CloseLink variant={status === 'failed' ? 'outline' : 'primary'} />
      </section>
    </FundsColumns>
  );
}

const methodOf = ({ record }: FollowedRequest) => record?.payment_method?.name ?? null;
