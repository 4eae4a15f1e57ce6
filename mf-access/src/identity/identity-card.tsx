import { useState } from 'react';
import type { Identity } from '@site/api/contracts/identity';
import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { Button, LoadFailure, Sheet } from '@site/ui';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { RowsSkeleton } from '#account-page';
import { IdentityForm } from './identity-form';
import { IdentityState } from './identity-state';
import { identityQuery } from './identity.queries';
import styles from './identity.module.css';

const LOOKS = { none: 'quiet', waiting: 'new', accepted: 'good', refused: 'bad' } as const satisfies Record<
  Identity['state'],
  BadgeProps['variant']
>;

/** Document with which the player proves who they are: its state, and the way to send one. */
export function IdentityCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const identity = useQuery(identityQuery(remoteId));
  const [isOpen, setOpen] = useState(false);

  if (!identity.data) {
    return (
      <Card title={t('identity.title')}>
        {identity.isPending ? (
          <RowsSkeleton label={t('identity.loading')} rows={1} />
        ) : (
          <LoadFailure error={identity.error} onRetry={identity.refetch} />
        )}
      </Card>
    );
  }

  const { state } = identity.data;
  const maySend = state === 'none' || state === 'refused';
  return (
    <Card title={t('identity.title')} lead={t('identity.lead')} mark={<Badge variant={LOOKS[state]}>{t(`identity.state.${state}`)}</Badge>}>
      <IdentityState identity={identity.data} />
      {maySend && (
        <div className={styles.actions}>
          <Button variant={state === 'refused' ? 'primary' : 'outline'} icon="withdraw" onClick={() => setOpen(true)}>
            {t(state === 'refused' ? 'identity.again' : 'identity.open')}
          </Button>
        </div>
      )}
      {maySend && isOpen && (
        <Sheet isOpen size="m" title={t('identity.open')} onClose={() => setOpen(false)}>
          <IdentityForm remoteId={remoteId} identity={identity.data} onSent={() => setOpen(false)} />
        </Sheet>
      )}
    </Card>
  );
}
