import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export const MAIL_PASSWORD = 'p@ss word';

interface ReceivedMail {
  from: string;
  to: string[];
  user: string | undefined;
  /** Head and body as received. */
  source: string;
  /** The decoded body. */
  text: string;
}

/** A mail server on a free port of this machine; its log-in requires `MAIL_PASSWORD`. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === MAIL_PASSWORD ? done(null, { user: username }) : done(new Error('wrong')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@') ? done(Object.assign(new Error(`No ${address} here`), { responseCode: 550 })) : done(),
    onData(stream, { envelope: { mailFrom, rcptTo }, user }, done) {
      void textOf(stream).then((source) => {
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), user, source, text: bodyOf(source) });
        done();
      });
    },
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { received, port, stop: () => new Promise<void>((done) => server.close(done)) };
}

export async function textOf(stream: AsyncIterable<unknown>) {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
}

function bodyOf(source: string): string {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return /transfer-encoding: quoted-printable/i.test(head) ? unquoted(body) : body;
}

const unquoted = (body: string) =>
  decodeURIComponent(
    body
      .replace(/=\r\n/g, '')
      .replaceAll('%', '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );
