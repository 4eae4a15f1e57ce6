import type { MouseEvent } from 'react';
import { formatCount, useText } from '@site/i18n';
import { IconButton, Spoken } from '@site/ui';
import { CheckboxField } from '@site/ui/forms';
import { EditMenu, type EditMenuEntry } from './edit-menu';
import type { Selection } from './use-selection';
import styles from './inbox-bar.module.css';

export interface InboxBarProps {
  /** Number on all pages; undefined until it is known. */
  unread: number | undefined;
  selection: Selection;
  onChoose: (entry: EditMenuEntry) => void;
}

/** Number of unread or selected messages, and the menu of actions. */
export function InboxBar({ unread, selection, onChoose }: InboxBarProps) {
  const t = useText('chat');
  const handleStop = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed cross disappears with the selection; the menu beside it gets the focus.
    currentTarget.previousElementSibling?.querySelector('button')?.focus();
    selection.stop();
  };
  return (
    <div className={styles.bar} data-selecting={selection.isOn || undefined}>
      {selection.isOn ? (
        <SelectionState selection={selection} />
      ) : (
        <p className={styles.unread}>{unread !== undefined && t('inbox.unread', { count: formatCount(unread) })}</p>
      )}
      <EditMenu hasSelected={selection.ids.length > 0} onChoose={onChoose} />
      {selection.isOn && <IconButton icon="close" label={t('inbox.stopSelecting')} onClick={handleStop} />}
    </div>
  );
}

function SelectionState({ selection }: { selection: Selection }) {
  const t = useText('chat');
  const { length } = selection.ids;
  return (
    <>
      <CheckboxField label={t('inbox.selectAll')} checked={selection.isAll} onChange={selection.toggleAll} />
      <span role="status" className={styles.count}>
        <span aria-hidden="true">
          {length}/{selection.of}
        </span>
        <Spoken>{t('inbox.selected', { count: length })}</Spoken>
      </span>
    </>
  );
}
