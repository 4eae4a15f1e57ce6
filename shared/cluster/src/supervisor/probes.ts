/** A program on this machine that needs longer is not ready. */
const PATIENCE_MS = 2000;

/** @returns text of an answer of success, else null */
async function ask(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // The whole answer is read, because the other side logs a connection that ends before.
    const text = await answer.text();
    return answer.ok ? text : null;
  } catch {
    return null;
  }
}

export const isReady = async (address: string): Promise<boolean> => (await ask(address)) !== null;

/** A server of HAProxy in one of its backends. */
export interface BalancedServer {
  backend: string;
  server: string;
  isUp: boolean;
}

/** Reads the table of HAProxy. @param csv its first line names the columns */
export function readBalancerTable(csv: string): BalancedServer[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const columns = head.replace(/^# /, '').split(',');
  const [backend, server, status] = ['pxname', 'svname', 'status'].map((name) => columns.indexOf(name));
  return lines
    .map((line) => line.split(','))
    .filter((cells) => !/^(FRONTEND|BACKEND)$/.test(cells[server ?? 0] ?? ''))
    .map((cells) => ({ backend: cells[backend ?? 0] ?? '', server: cells[server ?? 0] ?? '', isUp: /^UP/.test(cells[status ?? 0] ?? '') }));
}

/** @returns nothing when HAProxy does not answer */
export async function balancedServers(statsPort: number): Promise<BalancedServer[]> {
  return readBalancerTable((await ask(`http://127.0.0.1:${statsPort}/;csv`)) ?? '');
}

/** A PostgreSQL as Patroni knows it. */
export interface DatabaseMember {
  name: string;
  role: string;
  /** Bytes that it lacks; only of a standby. */
  lag?: number | string;
}

/** Asks the first Patroni that answers. */
export async function databaseMembers(ports: readonly number[]): Promise<DatabaseMember[]> {
  for (const port of ports) {
    const answer = await ask(`http://127.0.0.1:${port}/cluster`);
    if (answer) return (JSON.parse(answer) as { members: DatabaseMember[] }).members;
  }
  return [];
}
