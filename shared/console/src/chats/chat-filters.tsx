import { CHAT_DESKS } from '@site/api/contracts/chat';
import { formatCount, useText } from '@site/i18n';
import { ChipRow } from '@site/ui/choice';
import type { ListedChat } from '@site/platform-operator/calls';
import { SearchBox } from '#parts';
import { countsByDesk, type ChatFilter } from './chats.rules';
import styles from './chats.module.css';

interface ChatFiltersProps {
  chats: readonly ListedChat[];
  filter: ChatFilter;
  onChange: (values: Record<string, string>) => void;
}

/** Narrows the chats by who answers, and by a text. */
export function ChatFilters({ chats, filter, onChange }: ChatFiltersProps) {
  const t = useText('console');
  const counts = countsByDesk(chats);
  const chips = CHAT_DESKS.map((id) => ({ id, label: `${t(`chats.desk.${id}`)} ${formatCount(counts[id])}` }));
  return (
    <>
      <ChipRow
        label={t('chats.desks')}
        chips={chips}
        current={filter.desk}
        onChoose={(desk) => onChange({ desk: desk === filter.desk ? '' : desk })}
      />
      <SearchBox label={t('chats.search')} value={filter.text} onChange={(q) => onChange({ q })} />
      <p className={styles.keys}>{t('chats.keys')}</p>
    </>
  );
}
