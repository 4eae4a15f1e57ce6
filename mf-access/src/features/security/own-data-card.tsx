import { useState } from 'react';
import { useQuery } from '@site/remote';
import { useText } from '@site/i18n';
import { Button, LoadFailure, Sheet } from '@site/ui';
import { Card } from '@site/ui/card';
import { RowsSkeleton } from '#account-page';
import { OwnDataState } from './own-data-state';
import { ownDataQuery, useAskOwnData } from './own-account.queries';
import { ProofForm } from './proof-form';
import styles from './own-account.module.css';

/** All data of the player as an archive: the wish, the progress and the download. */
export function OwnDataCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const archive = useQuery(ownDataQuery(remoteId));
  const asking = useAskOwnData(remoteId);
  const [isOpen, setOpen] = useState(false);

  if (!archive.data) {
    return (
      <Card title={t('ownData.title')}>
        {archive.isPending ? (
          <RowsSkeleton label={t('ownData.loading')} rows={1} />
        ) : (
          <LoadFailure error={archive.error} onRetry={archive.refetch} />
        )}
      </Card>
    );
  }

  const mayAsk = archive.data.next_at === null && archive.data.state !== 'waiting';
  return (
    <Card title={t('ownData.title')} lead={t('ownData.lead')}>
      <OwnDataState remoteId={remoteId} archive={archive.data} />
      {mayAsk && (
        <div className={styles.actions}>
          <Button variant="outline" icon="list" onClick={() => setOpen(true)}>
            {t('ownData.ask')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Sheet isOpen size="m" title={t('ownData.ask.title')} onClose={() => setOpen(false)}>
          <div className={styles.step}>
            <p className={styles.soft}>{t('ownData.ask.explained')}</p>
            <ProofForm
              asks={['password']}
              submit={t('ownData.ask')}
              onSubmit={({ password }) => asking.mutateAsync(password).then(() => setOpen(false))}
            />
          </div>
        </Sheet>
      )}
    </Card>
  );
}
