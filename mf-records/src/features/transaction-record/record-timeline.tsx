import { STEP_STATES, stepsOf, type Transaction } from '@site/api/contracts/funds';
import { formatDateTime, useText } from '@site/i18n';
import { Timeline } from '@site/ui/timeline';

/** Past steps of a record, and the one that it waits for. @see RECORDS-022 */
export function RecordTimeline({ record }: { record: Transaction }) {
  const t = useText('records');
  const steps = stepsOf(record).map(({ step, at }) => ({
    name: t(`transactionRecord.step.${step}`),
    at,
    when: at ? `${formatDateTime(at)} GMT+6` : t('transactionRecord.step.result.text'),
    state: STEP_STATES[step],
  }));
  return <Timeline label={t('transactionRecord.progress')} steps={steps} />;
}
