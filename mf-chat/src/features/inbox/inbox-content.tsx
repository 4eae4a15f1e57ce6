import { useText } from '@site/i18n';
import { NoData } from '@site/ui';
import type { RecordQuery } from '@site/ui/record-table';
import { InboxList, InboxSkeleton } from './inbox-list';
import type { PageOfMessages } from './inbox.rules';
import { QuietFailure } from '#chat-frame';
import type { Selection } from './use-selection';

export interface InboxContentProps {
  query: RecordQuery<PageOfMessages>;
  selection: Selection;
}

/** The list of messages; when a later read fails, the last list stays. */
export function InboxContent({ query, selection }: InboxContentProps) {
  const t = useText('chat');
  const { data, isError, isPlaceholderData, refetch } = query;
  if (!data && isError) return <QuietFailure onRetry={refetch} />;
  if (data?.data.length) return <InboxList messages={data.data} selection={selection} isOld={isPlaceholderData} />;
  // The messages of this page were deleted, and those of other pages are loading.
  if (!data || data.total > 0) return <InboxSkeleton />;
  return (
    <NoData text={t('inbox.empty')}>
      <p>{t('inbox.empty.text')}</p>
    </NoData>
  );
}
