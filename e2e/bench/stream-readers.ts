import { connect, type Socket } from 'node:net';

const MESSAGE = Buffer.from('event: chat_message\n');
const TOGETHER = 100;

/** A page with its stream, as little of one as can be: it counts the messages that it sees. */
export interface Reader {
  socket: Socket;
  seen: number;
  isOver: boolean;
}

/** Opens one stream for each token, and waits until each has said hello. */
export async function openReaders(port: number, tokens: readonly string[], onMessage: () => void): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (let from = 0; from < tokens.length; from += TOGETHER) {
    readers.push(...(await Promise.all(tokens.slice(from, from + TOGETHER).map((token) => openReader(port, token, onMessage)))));
  }
  return readers;
}

function openReader(port: number, token: string, onMessage: () => void): Promise<Reader> {
  const socket = connect(port, '127.0.0.1');
  const reader: Reader = { socket, seen: 0, isOver: false };
  // A name may be cut in two by the way it travels.
  let rest = Buffer.alloc(0);
  socket.write(`GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return new Promise((done, failed) => {
    socket.on('data', (bytes) => {
      const text = Buffer.concat([rest, bytes]);
      if (!reader.seen && text.includes('event: hello')) done(reader);
      let after = 0;
      for (let at = text.indexOf(MESSAGE); at >= 0; at = text.indexOf(MESSAGE, after)) {
        after = at + MESSAGE.length;
        reader.seen += 1;
        onMessage();
      }
      rest = text.subarray(Math.max(after, text.length - MESSAGE.length + 1));
    });
    socket.on('error', failed).on('close', () => (reader.isOver = true));
  });
}
