import { formatCount, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon } from '@site/ui';
import { chatBoxOf } from '#paths';
import { useOutbox } from './use-outbox';
import styles from './unsent-note.module.css';

/** Shown outside of the chat box: the number of messages that wait or were refused, with a link to them. */
export function UnsentNote() {
  const t = useText('chat');
  const { entries } = useOutbox();
  const refused = entries.filter(({ problem }) => problem !== null);
  const kind = refused.length ? 'refused' : 'waiting';
  const told = refused.length ? refused : entries;
  const [first] = told;
  return (
    <div role="status">
      {first && (
        <Link to={chatBoxOf(first.chatId)} className={styles.note} data-kind={kind}>
          <Icon name={refused.length ? 'alert' : 'clock'} size="s" />
          {t(`outbox.${kind}${told.length === 1 ? '.one' : ''}`, { count: formatCount(told.length) })}
        </Link>
      )}
    </div>
  );
}
