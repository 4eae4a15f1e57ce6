import { createServer } from 'node:net';

/** Finds six consecutive free ports: for the site, the games, the platform, the exchange data host, the operator calls and the release service. */
export async function freePorts(from: number): Promise<number> {
  for (let port = from; port < from + 900; port += 10) {
    const free = await Promise.all([0, 1, 2, 3, 4, 5].map((step) => isFree(port + step)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No six free ports from ${from}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
