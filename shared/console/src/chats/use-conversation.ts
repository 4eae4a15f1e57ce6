import { useEffect, useReducer, useState } from 'react';
import { ApiError } from '@site/api';
import { followChat, type ReadChat } from '@site/platform-operator/calls';
import { hearEvents } from '#calls';
import { afterNews, UNKNOWN_CHAT, type ChatNews } from './conversation.rules';

const AGAIN_MS = 1_000;

/** Follows one chat for as long as it is shown; a line that breaks is opened again. */
export function useConversation(chat: string) {
  const [conversation, tell] = useReducer(afterNews, UNKNOWN_CHAT);
  const [problem, setProblem] = useState<ApiError | null>(null);

  useEffect(() => {
    const end = new AbortController();
    void follow(chat, tell, end.signal).catch((failure: unknown) => {
      if (failure instanceof ApiError) setProblem(failure);
    });
    return () => end.abort();
  }, [chat]);

  return { conversation, problem, addOlder: (older: ReadChat) => tell({ kind: 'older', chat: older }) };
}

/** @throws ApiError `refused`, which no new line mends */
async function follow(chat: string, tell: (news: ChatNews) => void, signal: AbortSignal) {
  const path = followChat.path.replace(':chat', encodeURIComponent(chat));
  while (!signal.aborted) {
    try {
      await hearEvents(path, (event) => tell({ kind: 'event', event }), signal);
    } catch (problem) {
      if (problem instanceof ApiError && problem.kind === 'refused' && problem.status !== 429) throw problem;
    }
    if (signal.aborted) return;
    tell({ kind: 'lost' });
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}
