import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTransports } from '@site/platform-kit/context/transports';
import { smsGatewayTransport } from './sms-gateway.transport';
import { smtpTransport } from './smtp.transport';
import { MAIL_PASSWORD, startMailServer, textOf } from './testing';

const LOOPBACK = '127.0.0.1';
const mail = {
  channel: 'email',
  to: 'rahim@example.com',
  subject: 'Shapla: your code',
  text: '123456 is your code. কোড',
  code: '123456',
} as const;
const sms = { channel: 'sms', to: '01712345678', subject: '', text: '654321 is your code', code: '654321' } as const;

describe('by SMTP', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.stop());

  const from = 'Shapla <no-reply@shapla.example>';
  const url = (login = '') => `smtp://${login}${LOOPBACK}:${server.port}`;
  const transport = (address: string) => smtpTransport({ kind: 'smtp', url: address, from });

  it('hands over the message with sender, receiver, subject and code', async () => {
    await transport(url(`post:${encodeURIComponent(MAIL_PASSWORD)}@`))(mail);
    const [last] = server.received.slice(-1);
    expect(last).toMatchObject({ from: 'no-reply@shapla.example', to: ['rahim@example.com'], user: 'post' });
    for (const line of [`From: ${from}`, 'To: rahim@example.com', 'Subject: Shapla: your code']) expect(last?.source).toContain(line);
    expect(last?.text).toContain(mail.text);
  });

  it('sends to no second receiver when the address holds a comma', async () => {
    await transport(url())({ ...mail, to: 'a@x.example,b@x.example' }).catch(() => {});
    expect(server.received.flatMap(({ to }) => to)).not.toContain('b@x.example');
  });

  it('reports the reason of a failure, without the address', async () => {
    const problem = await transport(url())({ ...mail, to: 'nobody@x.example' }).catch((thrown: Error) => thrown);
    expect(problem).toEqual(new Error('The mail server did not take the message: EENVELOPE 550'));
    expect(Object.keys(problem ?? {})).toEqual([]);
  });

  it('sends nothing to another machine that does not encrypt', async () => {
    // This address reaches this machine as well, but is not a loopback address.
    const before = server.received.length;
    await expect(transport(`smtp://0.0.0.0:${server.port}`)(mail)).rejects.toThrow('ETLS');
    expect(server.received).toHaveLength(before);
  });

  it('fails when the server refuses or is not there', async () => {
    await expect(transport(url('post:wrong@'))(mail)).rejects.toThrow();
    await expect(transport(`smtp://${LOOPBACK}:1`)(mail)).rejects.toThrow();
  });
});

describe('by the SMS gateway', () => {
  let calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  let behave: 'ok' | 'refuse' | 'drop first' | 'drop' | 'hang' = 'ok';
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      void textOf(request).then((body) => {
        calls.push({ headers: request.headers, body });
        if (behave === 'drop' || (behave === 'drop first' && calls.length === 1)) request.socket.destroy();
        else if (behave !== 'hang') response.writeHead(behave === 'refuse' ? 402 : 200).end('{}');
      });
    });
    await new Promise<void>((done) => void server.listen(0, LOOPBACK, done));
    url = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/send`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (how: typeof behave) => {
    behave = how;
    calls = [];
    return smsGatewayTransport({ kind: 'gateway', url, key: 'gateway-key' }, 300)(sms);
  };

  it('posts number and text with the key', async () => {
    await send('ok');
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ to: '01712345678', text: '654321 is your code' });
    expect(calls[0]?.headers.authorization).toBe('Bearer gateway-key');
  });

  it('tries a lost connection once more', async () => {
    await send('drop first');
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['refuse', 1, 'The SMS gateway answered 402'],
    ['drop', 2, 'The SMS gateway cannot be reached'],
    ['hang', 1, 'The SMS gateway did not answer in time'],
  ] as const)('reports the failure when they %s, without code or number', async (how, times, says) => {
    const problem = await send(how).catch((thrown: Error) => thrown);
    expect(problem).toEqual(new Error(says));
    expect(calls).toHaveLength(times);
  });
});

describe('configured', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'no-reply@shapla.example' };
  const gateway = { SMS_GATEWAY_URL: 'https://sms.example/send', SMS_GATEWAY_KEY: 'key' };

  it('writes to the outbox when nothing is set', () =>
    expect(readTransports({})).toEqual({ email: { kind: 'outbox' }, sms: { kind: 'outbox' } }));

  it('is chosen for each channel by itself', () => {
    expect(readTransports(smtp)).toEqual({
      email: { kind: 'smtp', url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
      sms: { kind: 'outbox' },
    });
    expect(readTransports(gateway)).toMatchObject({ email: { kind: 'outbox' }, sms: { kind: 'gateway', key: 'key' } });
  });

  it.each([
    [{ SMTP_URL: smtp.SMTP_URL }, 'SMTP_URL is set without MAIL_FROM'],
    [{ MAIL_FROM: smtp.MAIL_FROM }, 'MAIL_FROM is set without SMTP_URL'],
    [{ ...smtp, SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be'],
    [{ ...smtp, SMTP_URL: 'mail.example:587' }, 'SMTP_URL must be'],
    [{ ...smtp, MAIL_FROM: 'nobody' }, 'MAIL_FROM must hold'],
    [{ SMS_GATEWAY_URL: gateway.SMS_GATEWAY_URL }, 'SMS_GATEWAY_URL is set without SMS_GATEWAY_KEY'],
    [{ SMS_GATEWAY_KEY: 'key' }, 'SMS_GATEWAY_KEY is set without SMS_GATEWAY_URL'],
    [{ ...gateway, SMS_GATEWAY_URL: 'sms.example' }, 'SMS_GATEWAY_URL must be'],
    [{ ...gateway, SMS_GATEWAY_URL: 'http://sms.example/send' }, 'SMS_GATEWAY_URL must be https'],
  ])('does not start with %j', (env, says) => expect(() => readTransports(env)).toThrow(says));
});
