import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import type { BetGroup, getBetGroups } from '@site/api/contracts/records';
import type { EndpointOutput } from '@site/api/schema';
import { formatDate, useText } from '@site/i18n';
import { useAddress, type Pages } from '@site/remote/address';
import { Money } from '@site/ui';
import { RecordTable, type Column, type RecordQuery } from '@site/ui/record-table';
import { RowLink } from '#record-list';
import { BetSummary } from './bet-summary';
import { keyOfGroup, OPENED_FIELDS } from './bets-address';

export interface SettledTableProps {
  groups: RecordQuery<EndpointOutput<typeof getBetGroups>>;
  pages: Pages;
}

/** Settled rounds in one row for each day, platform and type; a row opens its games. */
export function SettledTable({ groups, pages }: SettledTableProps) {
  const t = useText('records');
  const { addressOf } = useAddress(OPENED_FIELDS);
  const columns: Column<BetGroup>[] = [
    {
      id: 'platform',
      head: t('bets.platform'),
      cell: (group) => <RowLink to={addressOf({ group: keyOfGroup(group) })}>{group.platform_name}</RowLink>,
    },
    { id: 'type', head: t('bets.gameType'), cell: ({ game_type }) => t(GAME_TYPE_NAMES[game_type]) },
    { id: 'turnover', head: t('bets.turnover'), align: 'end', cell: ({ turnover }) => <Money amount={turnover} /> },
    { id: 'result', head: t('bets.profitLoss'), align: 'end', cell: ({ profit_loss }) => <Money amount={profit_loss} isSigned /> },
    { id: 'day', head: t('bets.settleDate'), align: 'end', cell: ({ day }) => formatDate(day) },
  ];
  return (
    <>
      {groups.data && <BetSummary turnover={groups.data.totals.turnover} profitLoss={groups.data.totals.profit_loss} />}
      <RecordTable caption={t('bets.settled')} columns={columns} query={groups} keyOf={keyOfGroup} pages={pages} />
    </>
  );
}
