import { isPreview } from '@site/release';
import type { ChannelDocument } from '@site/remote/manifest';

interface Log {
  error(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  info(facts: object, words: string): void;
}

/** Logs the fault of a channel once, however often the channel is read, and logs its recovery once. */
export function createChannelLogger(log: Log, channel: string) {
  let told = '';

  function isWell() {
    if (told) log.warn({ channel }, 'the channel is followed again');
    told = '';
  }

  return {
    isWell,
    /** @param serial serial of the document that stays live; null without one */
    fault(reason: string, serial: number | null) {
      if (reason === told) return;
      told = reason;
      const words =
        serial === null ? 'the channel has nothing that could be live' : `the channel is not followed; serial ${serial} stays live`;
      log.error({ channel, serial, reason }, words);
    },
    took({ serial, expiresAt }: Pick<ChannelDocument, 'serial' | 'expiresAt'>) {
      isWell();
      log.info({ channel, serial }, 'releases are live');
      if (Date.parse(expiresAt) > Date.now()) return;
      const words = isPreview(channel)
        ? 'the preview has ended and is not served any more'
        : 'the channel document has expired and browsers refuse it; renew it: npm run release -- deploy';
      log.error({ channel, serial, expiresAt }, words);
    },
    unkept: (problem: unknown) => log.warn({ err: problem }, 'what is live could not be kept for a start without a store'),
  };
}
