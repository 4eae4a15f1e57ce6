/** What of a read its screen looks at; `useQuery` answers it. */
export interface RecordQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  /** The rows before are shown while others come. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** Given to those that can try again: a read that failed and left nothing to show. */
export const retryOf = ({ data, isError, refetch }: RecordQuery<unknown>) =>
  isError && data === undefined ? () => void refetch() : undefined;
