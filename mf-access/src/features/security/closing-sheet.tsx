import { useQuery } from '@site/remote';
import { useText } from '@site/i18n';
import { LoadFailure, Sheet } from '@site/ui';
import { RowsSkeleton } from '#account-page';
import { ClosingForm } from './closing-form';
import { Obstacles } from './obstacles';
import { closingQuery } from './own-account.queries';

interface ClosingSheetProps {
  remoteId: string;
  onClose: () => void;
}

export function ClosingSheet({ remoteId, onClose }: ClosingSheetProps) {
  const t = useText('access');
  return (
    <Sheet isOpen size="m" title={t('closing.open')} onClose={onClose}>
      <Steps remoteId={remoteId} onClose={onClose} />
    </Sheet>
  );
}

/** First the things to do before; when there are none, the meaning of closing and the proof of the owner. */
function Steps({ remoteId, onClose }: ClosingSheetProps) {
  const t = useText('access');
  const closing = useQuery(closingQuery(remoteId));
  if (!closing.data) {
    if (closing.isPending) return <RowsSkeleton label={t('closing.loading')} rows={2} />;
    return <LoadFailure error={closing.error} onRetry={closing.refetch} />;
  }
  if (closing.data.obstacles.length > 0) return <Obstacles obstacles={closing.data.obstacles} onLeave={onClose} />;
  return <ClosingForm remoteId={remoteId} closing={closing.data} />;
}
