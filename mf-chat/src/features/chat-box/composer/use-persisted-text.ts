import { useEffect, useState } from 'react';
import { isBlank } from '@site/api/contracts/chat';
import { useSearchParams } from '@site/remote';
import { keep, readKept } from '#browser-store';
import { useRemoteId } from '../conversation/chat-box.queries';

/** Query parameter with a text that another screen proposes; the player still has to send it. */
const PROPOSED = 'text';

/** Text of the composer: stored by player and chat, so that it survives a reload and is never shown to another player. */
export function usePersistedText(chatId: string) {
  const remoteId = useRemoteId();
  const [search, setSearch] = useSearchParams();
  const [proposed] = useState(search.get(PROPOSED) ?? '');
  const [text, setText] = useState(proposed);
  const place = `draft/${remoteId}/${chatId}`;
  const isInAddress = search.has(PROPOSED);

  useEffect(() => {
    let isOver = false;
    void readKept<string>(place).then((draft) => {
      if (draft && !isOver) setText((now) => (now === proposed ? withProposed(draft, proposed) : now));
    });
    return () => {
      isOver = true;
    };
  }, [place, proposed]);

  // Removed from the address, so that a reload does not propose it again.
  useEffect(() => {
    if (isInAddress) setSearch((before) => without(before, PROPOSED), { replace: true });
  }, [isInAddress, setSearch]);

  const write = (now: string) => {
    setText(now);
    void keep(place, now);
  };
  return [text, write] as const;
}

function withProposed(draft: string, proposed: string) {
  if (isBlank(proposed)) return draft;
  if (isBlank(draft)) return proposed;
  return draft.endsWith(proposed) ? draft : `${draft}\n${proposed}`;
}

function without(search: URLSearchParams, name: string) {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return rest;
}
