import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import type { ListedChat } from '@site/platform-operator/calls';
import { ListPage, PageShape, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { ChatFilters } from './chat-filters';
import { chatsThatFit, countsByDesk, isLongWait } from './chats.rules';
import { useChats, useGive } from './chats.queries';
import { Conversation } from './conversation';
import { useChatColumns } from './use-chat-columns';
import styles from './chats.module.css';

export { default as en } from '#locales/chats/en.json';

const NONE: readonly ListedChat[] = [];
const keyOf = ({ id }: ListedChat) => String(id);

/** Chats with players: the longest wait is the first, and the open conversation is live beside the list. */
export function ChatsPage() {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = useChats();
  const { mutate: give } = useGive();
  const [address, setAddress] = useSearchParams();
  const [desk, text, open] = [address.get('desk') ?? '', address.get('q') ?? '', address.get('chat')];
  const rows = useMemo(() => chatsThatFit(data ?? NONE, { desk, text }), [data, desk, text]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useChatColumns();

  const change = (values: Record<string, string>) =>
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  const handleKey = (key: string, row: ListedChat) => {
    if (key === 'Escape') change({ chat: '' });
    if (key !== 't') return;
    give({ chat: keyOf(row), desk: 'person' });
    change({ chat: keyOf(row) });
  };

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('chats.failed')} message={textOf(error)} onRetry={refetch} />;
  return (
    <ListPage
      title={t('chats.title')}
      count={countsByDesk(data).waiting}
      isBusy={isFetching}
      problem={error && t('chats.stale')}
      onRefresh={refetch}
      filters={<ChatFilters chats={data} filter={{ desk, text }} onChange={change} />}
      side={open !== null && <Conversation key={open} chat={open} onClose={() => change({ chat: '' })} />}
      isSideWide={open !== null}
    >
      {rows.length === 0 ? (
        <NoData text={data.length === 0 ? t('chats.empty') : t('chats.noneFits')} />
      ) : (
        <DataTable
          label={t('chats.title')}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={(row) => change({ chat: keyOf(row) })}
          onKey={handleKey}
          isMain={open === null}
          stateOf={(row) => (keyOf(row) === open ? 'open' : isLongWait(row) ? 'late' : undefined)}
        />
      )}
    </ListPage>
  );
}
