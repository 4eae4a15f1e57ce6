import net from 'node:net';
import { die, type Steps } from './deadly-steps';

type Done = (problem?: Error | null) => void;

/** The two methods that hand bytes to the system. */
interface Writing {
  _write(bytes: Buffer, encoding: string, done: Done): void;
  _writev(parts: readonly { chunk: Buffer }[], done: Done): void;
}

/** First word of a statement in a message to PostgreSQL. */
const VERB = /\b(?:begin|select|insert|update|commit)\b/;

/** Counts every message to a server as a step. */
export function armSockets(steps: Steps) {
  const prototype = net.Socket.prototype as unknown as Writing;
  const { _write: write } = prototype;

  function send(this: net.Socket, bytes: Buffer, encoding: string, done: Done) {
    // Standard output is a socket, too, but has no peer.
    const isToServer = this.connecting || this.remotePort !== undefined;
    if (isToServer && steps.isDeadly(VERB.exec(bytes.toString('latin1'))?.[0] ?? 'greeting')) die();
    write.call(this as unknown as Writing, bytes, encoding, done);
  }
  prototype._write = send as unknown as Writing['_write'];
  prototype._writev = function (parts, done) {
    send.call(this as unknown as net.Socket, Buffer.concat(parts.map(({ chunk }) => chunk)), 'buffer', done);
  };
}
