import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { saveFile } from '@site/ui/files';
import { STATEMENT_SUMS, statementCsv, type Statement } from './statement.rules';

/** Downloads the statement as a CSV file. */
export function DownloadCsv({ statement }: { statement: Statement }) {
  const t = useText('records');
  const handleClick = () => {
    const words = {
      month: t('accountStatement.month'),
      total: t('accountStatement.total'),
      sums: STATEMENT_SUMS.map((sum) => `${t(`accountStatement.${sum}`)} (BDT)`),
      played: t('accountStatement.played.minutes'),
    };
    const csv = new Blob([statementCsv(statement, words)], { type: 'text/csv;charset=utf-8' });
    saveFile(csv, `statement-${statement.months[0]?.month.slice(0, 7)}.csv`);
  };
  return (
    <Button variant="outline" size="s" icon="download" onClick={handleClick}>
      {t('accountStatement.csv')}
    </Button>
  );
}
