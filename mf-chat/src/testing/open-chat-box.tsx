import { act } from '@testing-library/react';
import { getMessages, MESSAGES_PER_ANSWER, openChat, readChat, sayTyping, sendMessage, type ChatMessage } from '@site/api/contracts/chat';
import { Route, Routes } from '@site/remote';
import { DEMO_PLAYER } from '@site/remote/testing';
import { on, renderRemote, type RemoteTestOptions, type SentRequest } from '@site/testing';
import { Outbox } from '#outbox';
import { texts } from '#fixtures';
import { ChatBoxPage } from '../features/chat-box/chat-box.page';

export const NOON = '2026-01-15T06:00:00.000Z';

const BLANK: ChatMessage = {
  id: 1,
  chat_id: 5,
  sender_id: 7,
  by: 'assistant',
  content: 'Hello!',
  created_at: NOON,
  client_key: null,
  delivered_at: null,
  read_at: null,
  attachment: null,
};

export const message = (id: number, content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({ ...BLANK, id, content, ...more });
export const own = (id: number, content: string, more: Partial<ChatMessage> = {}) =>
  message(id, content, { by: 'player', sender_id: 1001, ...more });

/** Fields of a request body, from JSON or from a form. */
export const fieldsOf = ({ body }: SentRequest): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body.entries()) : (body as Record<string, unknown>);

/** A platform with these messages; it stores each sent message once for its client key. */
export function platformWith(...messages: ChatMessage[]) {
  const stored = [...messages];
  const store = (request: SentRequest) => {
    const { content, client_key } = fieldsOf(request);
    const key = String(client_key);
    const known = stored.find((one) => one.client_key === key);
    const made = known ?? own(100 + stored.length, String(content), { client_key: key, created_at: new Date().toISOString() });
    if (!known) stored.push(made);
    return made;
  };
  const slice = ({ query }: SentRequest) => {
    const { before = Infinity, after = 0 } = query as { before?: number; after?: number };
    const found = stored.filter(({ id }) => id < before && id > after);
    return {
      messages: query['after'] ? found.slice(0, MESSAGES_PER_ANSWER) : found.slice(-MESSAGES_PER_ANSWER),
      has_more: found.length > MESSAGES_PER_ANSWER,
      is_typing: false,
      desk: 'assistant' as const,
    };
  };
  return {
    stored,
    api: [
      on(openChat, { chat: { id: 5 } }),
      on(getMessages, slice),
      on(sendMessage, (request) => ({ data: store(request) })),
      on(readChat, { success: true }),
      on(sayTyping, { success: true }),
    ],
  };
}

interface ChatBoxTestOptions extends RemoteTestOptions {
  platform?: ReturnType<typeof platformWith>;
}

/** Opens the player's chat by its id; `path` can name another address. */
export function openChatBox({ platform = platformWith(message(1, 'Hello!')), api = [], shell, ...options }: ChatBoxTestOptions = {}) {
  const view = renderRemote(
    <Outbox>
      <Routes>
        <Route path="/chat-box" element={<ChatBoxPage />} />
        <Route path="/chat-box/:chatId" element={<ChatBoxPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Outbox>,
    { path: '/chat-box/5', texts, shell: shell ?? { player: DEMO_PLAYER, hasEvents: true }, ...options, api: [...platform.api, ...api] },
  );
  return { ...view, tell: (...events: Parameters<typeof view.shell.tell>) => act(() => view.shell.tell(...events)) };
}

/** A double of `IntersectionObserver`; the test decides when elements come into view and leave it. */
export function watchSight() {
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  class Observer {
    private readonly seen = new Set<Element>();
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      this.seen.add(element);
      watched.set(element, (isIntersecting) => this.report([{ isIntersecting }]));
    }
    disconnect() {
      this.seen.forEach((element) => watched.delete(element));
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return (matches: (element: Element) => boolean, isInView: boolean) =>
    act(() => [...watched].filter(([element]) => matches(element)).forEach(([, show]) => show(isInView)));
}
