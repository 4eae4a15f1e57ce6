import { STEP_STATES, type CashRequest } from '@site/api/contracts/funds';
import { formatDateTime, useText } from '@site/i18n';
import { Timeline } from '@site/ui/timeline';
import { timelineOf } from './payment-request.rules';

/** Past steps of the request and the one that it waits for. */
export function StatusTimeline({ record }: { record: CashRequest | null }) {
  const t = useText('funds');
  const steps = timelineOf(record).map(({ step, at }) => ({
    name: t(`paymentRequest.step.${step}`),
    at,
    when: at ? `${formatDateTime(at)} GMT+6` : step === 'result' ? t('paymentRequest.step.result.text') : null,
    state: STEP_STATES[step],
  }));
  return <Timeline label={t('paymentRequest.status')} steps={steps} />;
}
