import { createServer } from 'node:net';

/** Finds five consecutive free ports: for the site, the games, the platform, the exchange data host and the operator calls. */
export async function freePorts(from: number): Promise<number> {
  for (let port = from; port < from + 900; port += 10) {
    const free = await Promise.all([port, port + 1, port + 2, port + 3, port + 4].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No five free ports from ${from}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
