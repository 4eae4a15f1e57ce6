import type { ChannelDocument } from '@site/remote/manifest';
import type { FastifyInstance } from 'fastify';

/** Address of the event stream of builds in a development session. */
export const NEWS_ADDRESS = '/__dev/builds';

/** Event for pages: the build that pages run now, or the error of the newest build. */
type News = { kind: 'built'; release: string } | { kind: 'failed'; failure: string };

/** The document that pages of the session follow. */
interface ShownDocument {
  current(): { document: ChannelDocument } | null;
  onChange(listener: () => void): unknown;
}

/** Sends builds to open pages; a page that opens later receives the newest event at once. @param name the remote in work */
export function createBuildNews(name: string) {
  const listeners = new Set<(news: News) => void>();
  let newest: News | undefined;

  function tell(news: News) {
    newest = news;
    for (const listener of listeners) listener(news);
  }

  return {
    fail: (failure: string) => tell({ kind: 'failed', failure }),
    /** Sends a build when the live document names it, so that pages can load it. */
    routes(app: FastifyInstance, live: ShownDocument) {
      live.onChange(() => tell({ kind: 'built', release: live.current()?.document.remotes[name]?.release ?? '' }));
      app.get(NEWS_ADDRESS, (request, reply) => {
        reply.hijack();
        // The stream is silent between two builds, so it needs to be exempt from the idle limit.
        request.raw.socket.setTimeout(0);
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        const write = ({ kind, ...data }: News) => reply.raw.write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
        reply.raw.write(': listening\n\n');
        if (newest) write(newest);
        listeners.add(write);
        request.raw.on('close', () => listeners.delete(write));
      });
    },
  };
}

/** News of one session. */
export type BuildNews = ReturnType<typeof createBuildNews>;
