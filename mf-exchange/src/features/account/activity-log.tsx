import type { LogIn } from '@site/api/contracts/security';
import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { Badge } from '@site/ui/badge';
import type { Column } from '@site/ui/record-table';
import { logInsQuery } from './account.queries';
import { AccountRecords } from './account-records';
import { accountTime, ZONE } from './account.rules';

/** Log-ins of the account, including failed ones. @see M-25 */
export function ActivityLog() {
  const t = useText('exchange');
  const { pages } = useFilters({});
  const query = useQuery(logInsQuery(pages));
  const columns: Column<LogIn>[] = [
    { id: 'time', head: t('account.time', ZONE), cell: ({ at }) => accountTime(at) },
    { id: 'device', head: t('account.device'), cell: ({ device }) => device },
    { id: 'place', head: t('account.place'), cell: ({ place }) => place },
    {
      id: 'result',
      head: t('account.outcome'),
      cell: ({ result }) => <Badge variant={result === 'ok' ? 'good' : 'bad'}>{t(`logIn.${result}`)}</Badge>,
    },
  ];
  return (
    <AccountRecords
      caption={t('account.activity')}
      name="time"
      columns={columns}
      query={query}
      keyOf={({ at }, index) => `${at} ${index}`}
      pages={pages}
    />
  );
}
