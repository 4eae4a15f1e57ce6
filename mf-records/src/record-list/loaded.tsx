import type { ReactNode } from 'react';
import { NoRecords, retryOf, type RecordQuery } from '@site/ui/record-table';

export interface LoadedProps<Data> {
  query: RecordQuery<Data>;
  /** Placeholder with the shape of the list. */
  waiting: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** Loading, error, empty and data state of a list that is not a table. */
export function Loaded<Data>({ query, waiting, isEmpty, children }: LoadedProps<Data>) {
  const { data, isError, isPlaceholderData } = query;
  if (data === undefined) return isError ? <NoRecords onRetry={retryOf(query)} /> : waiting;
  if (isEmpty?.(data)) return <NoRecords />;
  return <div aria-busy={isPlaceholderData || undefined}>{children(data)}</div>;
}
