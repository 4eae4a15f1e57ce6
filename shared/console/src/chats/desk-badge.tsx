import type { ChatDesk } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';

const LOOKS = { waiting: 'bad', person: 'good', assistant: 'quiet' } as const satisfies Record<ChatDesk, string>;

/** Label for the side that answers a chat. */
export function DeskBadge({ desk }: { desk: ChatDesk }) {
  const t = useText('console');
  return <Badge variant={LOOKS[desk]}>{t(`chats.desk.${desk}`)}</Badge>;
}
