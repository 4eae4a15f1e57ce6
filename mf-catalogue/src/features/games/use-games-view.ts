import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@site/remote';
import { changedParams, readGamesView, type GamesView } from './games.rules';

/** A pause in typing, after which the address follows: browsers limit how often it may change. */
const ADDRESS_PAUSE_MS = 300;

/** The list's state is its address; only the search box runs a moment ahead of it. */
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
    /** Query string as it will be once the address has caught up. */
    search: changedParams(params, { query }).toString(),
    type: (next: string) => {
      isTyping.current = true;
      setQuery(next);
    },
    change,
  };
}
