import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { ClosingSheet } from './closing-sheet';
import styles from './own-account.module.css';

/** Closing of the account. */
export function ClosingCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('closing.title')} lead={t('closing.lead')}>
      <div className={styles.actions}>
        <Button variant="outline" icon="close" onClick={() => setOpen(true)}>
          {t('closing.open')}
        </Button>
      </div>
      {isOpen && <ClosingSheet remoteId={remoteId} onClose={() => setOpen(false)} />}
    </Card>
  );
}
