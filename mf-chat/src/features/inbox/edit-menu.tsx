import { useText } from '@site/i18n';
import { Icon, Menu } from '@site/ui';
import styles from './inbox-bar.module.css';

const WITHOUT = ['edit', 'read', 'cancel'] as const;
const WITH = ['read', 'delete'] as const;
export type EditMenuEntry = (typeof WITHOUT)[number] | (typeof WITH)[number];

export interface EditMenuProps {
  hasSelected: boolean;
  onChoose: (entry: EditMenuEntry) => void;
}

/** @see CHAT-002 */
export function EditMenu({ hasSelected, onChoose }: EditMenuProps) {
  const t = useText('chat');
  const entries: readonly EditMenuEntry[] = hasSelected ? WITH : WITHOUT;
  return (
    <Menu
      label={t('inbox.menu')}
      trigger={
        <>
          <Icon name="list" />
          <span className={styles.menu}>{t('inbox.menu')}</span>
        </>
      }
      items={entries.map((id) => ({ id, label: t(`inbox.menu.${id}`) }))}
      onSelect={(id) => {
        const entry = entries.find((each) => each === id);
        if (entry) onChoose(entry);
      }}
    />
  );
}
