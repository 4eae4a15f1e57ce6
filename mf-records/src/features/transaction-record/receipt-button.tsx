import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { saveFile } from '@site/ui/files';
import { useReceipt } from './transaction-record.queries';

/** A plain link cannot send the player's token, so the button fetches the receipt and saves it as a file. */
export function ReceiptButton({ id }: { id: string }) {
  const t = useText('records');
  const { dialogs } = useShell();
  const receipt = useReceipt();
  const handleClick = () =>
    receipt.mutate(id, {
      onSuccess: (file) => saveFile(file, file.name),
      onError: () => dialogs.error(t('transactionRecord.receipt.failed')),
    });
  return (
    <div>
      <Button variant="outline" size="s" icon="download" isBusy={receipt.isPending} onClick={handleClick}>
        {t('transactionRecord.receipt')}
      </Button>
    </div>
  );
}
