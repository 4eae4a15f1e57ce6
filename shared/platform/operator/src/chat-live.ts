import { createInterface } from 'node:readline';
import { TYPING_SAID_EVERY_MS, type ChatMessage } from '@site/api/contracts/chat';
import { chatPath } from './chat-path';
import { followChat } from './chat-follow';
import { messageLines } from './chat-lines';
import type { ReadChat } from './chat.shapes';
import type { OperatorClient } from './operator-client';
import { terminalText } from './terminal-text';

const HELP = 'Each line that you type is sent. /close gives the chat back to the assistant, /quit leaves.';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * Continues a chat after it was read: prints new messages as they arrive, and sends each typed line, one after the other. It ends at
 * `/quit`, `/close` or the end of the input.
 */
export async function liveChat(client: OperatorClient, { id, username, messages }: ReadChat, { input, output }: Terminal) {
  const isTyped = Boolean(input.isTTY);
  const typed = createInterface({ input, output, terminal: isTyped, prompt: isTyped ? '> ' : '' });
  const end = new AbortController();
  let lastShown = messages.at(-1)?.id ?? 0;
  let sending: Promise<unknown> = Promise.resolve();

  /** Prints above the line that is being typed. */
  function print(text: string) {
    output.write(isTyped ? `\r\u001b[K${text}\n` : `${text}\n`);
    if (isTyped) typed.prompt(true);
  }

  function show(message: ChatMessage) {
    if (message.id <= lastShown) return;
    lastShown = message.id;
    print(messageLines({ username, message }));
  }

  const post = (step: string, body: Record<string, unknown>) =>
    client.send({ method: 'POST', path: `${chatPath(String(id))}/${step}`, body }).catch(() => null);

  async function take(line: string) {
    const words = line.trim();
    if (!words || end.signal.aborted) return;
    if (words === '/quit') return end.abort();
    const isOver = words === '/close';
    const answer = await (isOver ? post('desk', { desk: 'assistant' }) : post('messages', { content: line }));
    if (!answer?.ok) print(`This was not sent (${answer?.status ?? 'no answer'}): ${terminalText(line)}`);
    else if (isOver) end.abort();
  }

  typed.on('line', (line) => {
    sending = sending.then(() => take(line));
  });
  typed.on('close', () => void sending.then(() => end.abort()));
  const sayTyping = every(TYPING_SAID_EVERY_MS, () => void post('typing', { is_typing: true }));
  if (isTyped) input.on('keypress', () => void (isMessage(typed.line) && sayTyping()));

  print(HELP);
  await followChat(
    client,
    String(id),
    {
      onChat: (chat) => chat.messages.forEach(show),
      onMessage: show,
      onTyping: (isTyping) => isTyping && print(`${terminalText(username)} is writing …`),
      onLost: () => print('The connection was lost. Trying again …'),
    },
    end.signal,
  );
  typed.close();
}

const isMessage = (line: string) => line.trim() !== '' && !line.startsWith('/');

/** Runs `work` at most once in `pauseMs`, for any number of calls. */
function every(pauseMs: number, work: () => unknown) {
  let lastAt = 0;
  return () => {
    if (Date.now() - lastAt < pauseMs) return;
    lastAt = Date.now();
    work();
  };
}
