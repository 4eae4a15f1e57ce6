import { gauge } from '@site/serving/metrics';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** An open connection. */
export interface LiveConnection {
  /** Resolves when the other side answers. */
  test(): Promise<unknown>;
  end(): Promise<unknown>;
  /** Calls the listener, at least once, when the connection has ended. */
  whenOver(listener: (problem?: unknown) => void): void;
}

export interface KeptConnectionOptions<C extends LiveConnection> {
  connect: () => Promise<C>;
  onLost: (problem: unknown) => void;
  /** First part of the subjects that it carries, for the metrics. */
  topic: string;
}

/** One connection of this process. It opens at the first use and reopens after a loss. */
export function keepConnection<C extends LiveConnection>({ connect, onLost, topic }: KeptConnectionOptions<C>) {
  let opened: ReturnType<typeof open> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isAway = false;
  gauge('site_events_connected', () => (isAway ? 0 : opened && 1), { labels: { topic } });

  async function open() {
    let isLost = false;
    const lose = (problem?: unknown) => {
      if (isLost) return;
      isLost = true;
      opened = null;
      if (isClosed) return;
      isAway = true;
      onLost(problem);
      reconnect(FIRST_PAUSE_MS);
    };
    try {
      const connection = await connect();
      connection.whenOver(lose);
      isAway = false;
      return { connection, lose };
    } catch (problem) {
      opened = null;
      throw problem;
    }
  }

  function reconnect(pauseMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ready().catch(() => isClosed || reconnect(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)));
    }, pauseMs).unref();
  }

  /** Opens the connection if it is not open. @throws when the other side is unreachable */
  async function ready(): Promise<C> {
    return (await (opened ??= open())).connection;
  }

  /** Resolves when the other side has handled all that was sent. @throws when it does not answer; then the connection counts as lost */
  async function confirm() {
    const { connection, lose } = await (opened ??= open());
    try {
      await connection.test();
    } catch (problem) {
      lose(problem);
      void connection.end().catch(() => {});
      throw problem;
    }
  }

  return {
    ready,
    confirm,
    /** A connection may be lost without an event, so this tests an open one. */
    async check() {
      if (opened) await confirm().catch(() => {});
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = await opened?.catch(() => null);
      await last?.connection.end();
    },
  };
}
