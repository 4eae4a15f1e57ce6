import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import styles from './edit-bar.module.css';

export interface EditBarProps {
  isEditing: boolean;
  isBusy: boolean;
  hasSelected: boolean;
  onEdit: () => void;
  onSave: () => void;
  onDelete: () => void;
  onExit: () => void;
}

/** @see CHAT-014 */
export function EditBar({ isEditing, isBusy, hasSelected, onEdit, onSave, onDelete, onExit }: EditBarProps) {
  const t = useText('chat');
  if (!isEditing) {
    return (
      <Button variant="outline" size="s" onClick={onEdit}>
        {t('inbox.menu.edit')}
      </Button>
    );
  }
  return (
    <div role="toolbar" aria-label={t('inbox.editing')} className={styles.bar}>
      <Button size="s" isBusy={isBusy} onClick={onSave}>
        {t('inbox.save')}
      </Button>
      <Button variant="outline" size="s" disabled={isBusy || !hasSelected} onClick={onDelete}>
        {t('inbox.menu.delete')}
      </Button>
      <Button variant="quiet" size="s" onClick={onExit}>
        {t('inbox.exit')}
      </Button>
    </div>
  );
}
