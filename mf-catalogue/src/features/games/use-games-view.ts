import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@site/remote';
import { changedParams, readGamesView, type GamesView } from './games.rules';

/** Debounce of the address after typing: browsers limit how often it may change. */
const ADDRESS_PAUSE_MS = 300;

/** The address holds the list's state; only the search box is ahead of it by the debounce. */
export function useGamesView(read: (params: URLSearchParams) => GamesView = readGamesView) {
  const [params, setParams] = useSearchParams();
  const view = read(params);
  const [query, setQuery] = useState(view.query);
  const isTyping = useRef(false);

  useEffect(() => {
    if (!isTyping.current) setQuery(view.query);
  }, [view.query]);

  useEffect(() => {
    if (!isTyping.current) return;
    const timer = setTimeout(() => {
      isTyping.current = false;
      setParams((now) => changedParams(now, { query }), { replace: true });
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, setParams]);

  const change = (patch: Parameters<typeof changedParams>[1]) =>
    setParams((now) => changedParams(now, { query, ...patch }), { replace: true });

  return {
    view: { ...view, query },
    /** Query string that the address has after the debounce. */
    search: changedParams(params, { query }).toString(),
    type: (next: string) => {
      isTyping.current = true;
      setQuery(next);
    },
    change,
  };
}
