export interface OperatorRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: Record<string, unknown>;
}

export const USAGE = `npm run operator -- <verb>
  settings key=value ...              change general settings, e.g. site_status=0
  player <username>                   status, and the break or exclusion that runs
  player <username> key=value ...     status=active|blocked, credit=100, two_step=off
  outbox [to]                         codes that were sent, newest first
  clock <seconds>                     move the sandbox clock ahead (SANDBOX_CLOCK=manual)`;

/** What a command line asks for; null when it cannot be read. */
export function parseCommand([verb, ...rest]: readonly string[]): OperatorRequest | null {
  switch (verb) {
    case 'settings': {
      const body = assignments(rest);
      return body && { method: 'PATCH', path: '/operator/settings', body };
    }
    case 'player': {
      const [username, ...changes] = rest;
      if (!username) return null;
      const path = `/operator/players/${encodeURIComponent(username)}`;
      const body = assignments(changes);
      if (!changes.length) return { method: 'GET', path };
      return body && { method: 'PATCH', path, body };
    }
    case 'outbox':
      return { method: 'GET', path: rest[0] ? `/operator/outbox?to=${encodeURIComponent(rest[0])}` : '/operator/outbox' };
    case 'clock': {
      const seconds = Number(rest[0]);
      return Number.isInteger(seconds) && seconds > 0 ? { method: 'POST', path: '/operator/clock/advance', body: { seconds } } : null;
    }
    default:
      return null;
  }
}

function assignments(words: readonly string[]): Record<string, string> | null {
  const pairs = words.map((word) => /^(\w+)=(.*)$/s.exec(word));
  if (!pairs.length || pairs.includes(null)) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}
