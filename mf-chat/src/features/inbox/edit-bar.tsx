import { useRef } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import styles from './inbox-panel.module.css';

export interface EditBarProps {
  isEditing: boolean;
  isBusy: boolean;
  hasSelected: boolean;
  onEdit: () => void;
  onSave: () => void;
  onDelete: () => void;
  onExit: () => void;
}

/** A button with the focus is never disabled or removed: the first one is Edit, then Save, then Edit again. @see CHAT-014 */
export function EditBar({ isEditing, isBusy, hasSelected, onEdit, onSave, onDelete, onExit }: EditBarProps) {
  const t = useText('chat');
  const first = useRef<HTMLButtonElement>(null);
  const unless = (isShut: boolean, act: () => void) => ({ 'aria-disabled': isShut || undefined, onClick: () => isShut || act() });
  const handleExit = () => {
    first.current?.focus();
    onExit();
  };
  return (
    <div role="toolbar" aria-label={t('inbox.editing')} className={styles.buttons}>
      <Button ref={first} variant={isEditing ? 'primary' : 'outline'} size="s" {...unless(isBusy, isEditing ? onSave : onEdit)}>
        {t(isEditing ? 'inbox.save' : 'inbox.menu.edit')}
      </Button>
      {isEditing && (
        <>
          <Button variant="outline" size="s" {...unless(isBusy || !hasSelected, onDelete)}>
            {t('inbox.menu.delete')}
          </Button>
          <Button variant="quiet" size="s" onClick={handleExit}>
            {t('inbox.exit')}
          </Button>
        </>
      )}
    </div>
  );
}
