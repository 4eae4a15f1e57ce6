import type { ReactNode } from 'react';
import { NoRecords, retryOf, type RecordQuery } from '@site/ui/record-table';

export interface LoadedProps<Data> {
  query: RecordQuery<Data>;
  /** The list in its final shape, while it loads. */
  waiting: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** The states of a list that is no table. */
export function Loaded<Data>({ query, waiting, isEmpty, children }: LoadedProps<Data>) {
  const { data, isError, isPlaceholderData } = query;
  if (data === undefined) return isError ? <NoRecords onRetry={retryOf(query)} /> : waiting;
  if (isEmpty?.(data)) return <NoRecords />;
  return <div aria-busy={isPlaceholderData || undefined}>{children(data)}</div>;
}
