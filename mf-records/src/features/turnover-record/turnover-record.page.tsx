import { useText } from '@site/i18n';
import { RecordsPage, StatementLink } from '#records-page';
import { Tickets } from './tickets';

/** Turnover that is required before a withdrawal, by ticket. */
export function TurnoverRecordPage() {
  const t = useText('records');
  return (
    <RecordsPage title={t('turnoverRecord.title')} aside={<StatementLink />}>
      <Tickets complete={t('turnoverRecord.completed')} />
    </RecordsPage>
  );
}
