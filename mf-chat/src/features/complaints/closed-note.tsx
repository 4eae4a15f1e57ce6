import { useText } from '@site/i18n';
import { useNavigate } from '@site/remote';
import { Button, Icon } from '@site/ui';
import { COMPLAINTS } from '#paths';
import { useRemoteId } from './complaints.queries';
import { carryOver } from './persisted-draft';
import styles from './closed-note.module.css';

/** Shown in place of the form once the complaint is closed. */
export function ClosedNote({ reference }: { reference: string }) {
  const t = useText('chat');
  const navigate = useNavigate();
  const remoteId = useRemoteId();
  const handleNew = () => void carryOver({ remoteId, reference }).then(() => navigate(`${COMPLAINTS}?new=1`));
  return (
    <div className={styles.note}>
      <Icon name="lock" />
      <p>{t('complaints.closed')}</p>
      <Button variant="outline" onClick={handleNew}>
        {t('complaints.closed.new')}
      </Button>
    </div>
  );
}
