/** Rows that no test can show, with the reason; at most ten. */
export const EXCUSED: Readonly<Record<string, string>> = {
  'SHELL-007': 'The row is a record only: the specification names numbered chunks and demands nothing of them.',
};
