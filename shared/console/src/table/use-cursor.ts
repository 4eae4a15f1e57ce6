import { useState } from 'react';
import { keptCursor } from './row-keys';

/** Cursor of a table. It stays with its row; when the row is gone, it is at the row that took the place. */
export function useCursor(keys: readonly string[]) {
  const [seen, setSeen] = useState<{ cursor: string | null; keys: readonly string[] }>({ cursor: null, keys: [] });
  const cursor = keptCursor(seen.cursor, seen.keys, keys);
  if (cursor !== seen.cursor || (cursor !== null && seen.keys.length !== keys.length)) setSeen({ cursor, keys });
  return { cursor, setCursor: (next: string) => setSeen({ cursor: next, keys }) };
}
