/** State of a read that a table of records needs; `useQuery` returns it. */
export interface RecordQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  /** True while the previous rows are shown until the next ones arrive. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** Retry function for `NoRecords`: present for a failed read without data, undefined otherwise. */
export const retryOf = ({ data, isError, refetch }: RecordQuery<unknown>) =>
  isError && data === undefined ? () => void refetch() : undefined;
