import { useState } from 'react';
import { EXCHANGE_DETAILS, type ExchangeRecord } from '@site/api/contracts/records';
import { useText } from '@site/i18n';
import { Dialog } from '@site/ui';
import { Tabs } from '@site/ui/choice';
import { ExchangeFacts } from './exchange-facts';
import { ExchangeProgress } from './exchange-progress';

const VIEWS = ['progress', 'table'] as const;

export interface ExchangeDialogProps {
  /** Null: the dialog is closed. */
  record: ExchangeRecord | null;
  onClose: () => void;
}

/** Details of one exchange bet, as a path or as a table. @see RECORDS-011 */
export function ExchangeDialog({ record, onClose }: ExchangeDialogProps) {
  const t = useText('records');
  // The last record stays in the dialog while it fades out.
  const [shown, setShown] = useState(record);
  if (record && record !== shown) setShown(record);
  return (
    <Dialog isOpen={record !== null} onClose={onClose} title={t(EXCHANGE_DETAILS)} size="m">
      {shown && <Details key={shown.transaction_id} record={shown} />}
    </Dialog>
  );
}

function Details({ record }: { record: ExchangeRecord }) {
  const t = useText('records');
  const [view, setView] = useState<string>(VIEWS[0]);
  const tabs = VIEWS.map((id) => ({ id, label: t(`exchange.view.${id}`) }));
  return (
    <Tabs label={t('exchange.view')} tabs={tabs} current={view} onChange={setView}>
      {view === 'table' ? <ExchangeFacts record={record} /> : <ExchangeProgress record={record} />}
    </Tabs>
  );
}
