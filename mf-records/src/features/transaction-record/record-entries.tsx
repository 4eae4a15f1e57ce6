import type { ReactNode } from 'react';
import type { Transaction } from '@site/api/contracts/funds';
import { formatDateTime, paisaOf, useLanguage, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { MethodWords } from './method-words';
import styles from './record-entries.module.css';

const momentOf = (at: string) => `${formatDateTime(at)} GMT+6`;

/** All facts on one record; missing ones are left out. */
export function RecordEntries({ record }: { record: Transaction }) {
  const t = useText('records');
  const language = useLanguage();
  const { payment_method: method, promotion, bonus, account_number: account, trx_id: trx } = record;
  const entries: readonly (readonly [string, ReactNode])[] = [
    ['no', record.transaction_id],
    ['method', <MethodWords key="method" method={method} />],
    ['bank', method?.name],
    [record.action === 'withdraw' ? 'account' : 'sender', account],
    ['trx', trx],
    ['promotion', promotion && ((language === 'bn' && promotion.name_bn) || promotion.name)],
    ['bonus', paisaOf(bonus) > 0n && <Money key="bonus" amount={bonus} isSigned />],
    ['date', momentOf(record.created_at)],
    ['updated', momentOf(record.updated_at)],
  ];
  return (
    <dl className={styles.entries}>
      {entries.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.entry}>
              <dt>{t(`transactionRecord.facts.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
