import { useMemo } from 'react';
import { formatCount, formatDateTime, useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import type { ListedChat } from '@site/platform-operator/calls';
import { PlayerText } from '#parts';
import type { DataColumn } from '#table';
import { isLongWait, partsOfWait } from './chats.rules';
import { DeskBadge } from './desk-badge';
import styles from './chats.module.css';

/** The columns of the chats. */
export function useChatColumns(): DataColumn<ListedChat>[] {
  const t = useText('console');
  return useMemo(
    () => [
      { id: 'wait', header: t('chats.wait'), cell: ({ row: { original } }) => <Waiting chat={original} /> },
      {
        id: 'player',
        header: t('chats.player'),
        cell: ({ row: { original } }) => (
          <span className={styles.player}>
            <PlayerText text={original.username} isLine />
            {original.unread > 0 && <Badge variant="new">{t('chats.unread', { count: formatCount(original.unread) })}</Badge>}
          </span>
        ),
      },
      {
        id: 'words',
        header: t('chats.last'),
        cell: ({ row: { original } }) => (
          <>
            {original.last.by !== 'player' && `${t(`chats.by.${original.last.by}`)}: `}
            <PlayerText text={original.last.words} isLine />
          </>
        ),
      },
      { id: 'desk', header: t('chats.desks'), cell: ({ row: { original } }) => <DeskBadge desk={original.desk} /> },
      {
        id: 'at',
        header: t('chats.at'),
        cell: ({ row: { original } }) => <time dateTime={original.last.at}>{formatDateTime(original.last.at)}</time>,
      },
    ],
    [t],
  );
}

function Waiting({ chat }: { chat: ListedChat }) {
  const t = useText('console');
  if (chat.waits_s === null) return null;
  const { hours, minutes, seconds } = partsOfWait(chat.waits_s);
  return (
    <span className={styles.wait} data-late={isLongWait(chat) || undefined}>
      {hours > 0 ? t('chats.hours', { hours, minutes }) : t('chats.minutes', { minutes, seconds })}
    </span>
  );
}
