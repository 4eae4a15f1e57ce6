import type { InboxMessage } from '@site/api/contracts/inbox';
import { Link } from '@site/remote';
import { CheckboxField } from '@site/ui/forms';
import { MessageLines } from './message-lines';
import { useOpened } from './use-opened';
import type { Selection } from './use-selection';
import styles from './inbox-row.module.css';

export interface InboxRowProps {
  message: InboxMessage;
  selection: Selection;
}

/** Opens its message, or chooses it. */
export function InboxRow({ message, selection }: InboxRowProps) {
  const { addressOf } = useOpened();
  const { id } = message;
  const lines = <MessageLines message={message} />;
  return (
    <li className={styles.row} data-unread={!message.is_read || undefined} data-chosen={selection.has(id) || undefined}>
      {selection.isOn ? (
        <CheckboxField label={lines} checked={selection.has(id)} onChange={() => selection.toggle(id)} />
      ) : (
        <Link to={addressOf(id)} className={styles.link}>
          {lines}
        </Link>
      )}
    </li>
  );
}
