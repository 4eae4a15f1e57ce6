import type { Server } from 'node:net';
import { networkOf, type TrustCheck } from './addresses';

/** Many, because a carrier puts thousands of players behind one address, each with a stream and one or two calls. */
const CONNECTIONS_PER_ADDRESS = 4096;

/** Closes connections beyond the limit of one address. A trusted hop carries everybody, so it has no limit. */
export function limitConnections(server: Server, isTrusted: TrustCheck, perAddress = CONNECTIONS_PER_ADDRESS) {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress) return void socket.destroy();
    if (isTrusted(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= perAddress) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left) open.set(network, left);
      else open.delete(network);
    });
  });
}
