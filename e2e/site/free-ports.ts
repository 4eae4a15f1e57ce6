import { createServer } from 'node:net';

/** A port whose two neighbours are free as well: the site, the games and the platform stand side by side. */
export async function freePorts(from: number): Promise<number> {
  for (let port = from; port < from + 900; port += 10) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No three free ports from ${from}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
