import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { IconButton, Sheet } from '@site/ui';
import { useIsPhone } from './use-media';
import styles from './side-panel.module.css';

interface SidePanelProps {
  /** Name of the panel for assistive technology. */
  label: string;
  title: ReactNode;
  onClose: () => void;
  /** Buttons at the end. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Details beside a list, which goes on; on a phone a sheet above it. */
export function SidePanel({ label, title, onClose, actions, children }: SidePanelProps) {
  const t = useText('console');
  if (useIsPhone())
    return (
      <Sheet isOpen onClose={onClose} title={title} actions={actions}>
        <div className={styles.content}>{children}</div>
      </Sheet>
    );
  return (
    <aside className={styles.panel} aria-label={label}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton icon="close" label={t('Close')} onClick={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </aside>
  );
}
