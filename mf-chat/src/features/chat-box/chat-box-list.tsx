import type { Promotion } from '@site/api/contracts/site';
import { formatDate, useLanguage, useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './chat-box-list.module.css';

interface ChatBoxListProps {
  promotions: readonly Promotion[];
}

export function ChatBoxList({ promotions }: ChatBoxListProps) {
  const t = useText('chat');
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {promotions.map(({ id, name, name_bn, end_date }) => (
        <li key={id} className={styles.card}>
          <strong className={styles.name}>{(language === 'bn' && name_bn) || name}</strong>
          <span className={styles.until}>{t('chatBox.until', { date: formatDate(end_date) })}</span>
        </li>
      ))}
    </ul>
  );
}

const CARDS = Array.from({ length: 4 }, (_, index) => index);

/** The list in its final shape, while it loads. */
export function ChatBoxSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {CARDS.map((card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </div>
  );
}
