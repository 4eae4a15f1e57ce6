import { useQuery } from '@site/remote';
import { useText } from '@site/i18n';
import { LoadFailure, Sheet } from '@site/ui';
import { RowsSkeleton } from '#account-page';
import { ClosingForm } from './closing-form';
import { Obstacles } from './obstacles';
import { closingQuery } from './own-account.queries';

/** First what has to be done before; when that is nothing, what closing means, and the proof of the owner. */
export function ClosingSheet({ remoteId, onClose }: { remoteId: string; onClose: () => void }) {
  const t = useText('access');
  const closing = useQuery(closingQuery(remoteId));
  return (
    <Sheet isOpen size="m" title={t('closing.open')} onClose={onClose}>
      {closing.data ? (
        closing.data.obstacles.length > 0 ? (
          <Obstacles obstacles={closing.data.obstacles} onLeave={onClose} />
        ) : (
          <ClosingForm remoteId={remoteId} closing={closing.data} />
        )
      ) : closing.isPending ? (
        <RowsSkeleton label={t('closing.loading')} rows={2} />
      ) : (
        <LoadFailure error={closing.error} onRetry={closing.refetch} />
      )}
    </Sheet>
  );
}
