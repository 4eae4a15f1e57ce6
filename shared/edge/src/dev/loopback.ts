import { ReleaseRefusal } from '@site/release';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Code from source is for its author only. @throws ReleaseRefusal for a host that other machines could reach */
export function requireLoopback(host: string) {
  if (LOOPBACK.includes(host)) return;
  throw new ReleaseRefusal(
    `"npm run dev" listens on this machine only, and HOST is ${host}. Leave HOST out, or use one of: ${LOOPBACK.join(', ')}.`,
  );
}
