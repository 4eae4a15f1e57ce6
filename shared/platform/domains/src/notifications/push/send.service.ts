import type { PushMessage } from '@site/api/contracts/push';
import { secondsBetween } from '@site/platform-kit/time/clock';
import { isSecure } from '@site/platform-kit/base/environment';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { deleteDevice, deleteEndedDevices } from './devices.repository';
import { PUSH_NEWS } from './push-news';
import { sendPush } from './push.transport';
import { deleteNews, takeDueNews, type DueMessage } from './queue.repository';

/** Seconds after which old news is worth nothing. */
const NEWS_LASTS_S = 86_400;
/** Pause after each failed try; the message is given up after the last one. */
const PAUSES_S = [30, 120, 600, 3600, 4 * 3600, 12 * 3600];
const TAKEN_AT_ONCE = 48;
const POSTED_AT_ONCE = 8;

/** Sends due push notifications, a few at a time, so that a slow push service does not hold all of them up for long. */
export async function sendPushes(context: PlatformContext) {
  const due = await takeDueNews(context.db, { at: context.clock.now(), pausesS: PAUSES_S, limit: TAKEN_AT_ONCE });
  for (let first = 0; first < due.length; first += POSTED_AT_ONCE) {
    await Promise.all(due.slice(first, first + POSTED_AT_ONCE).map((message) => sendOne(context, message)));
  }
}

async function sendOne(context: PlatformContext, message: DueMessage) {
  const { db, clock, log, settings } = context;
  const leftS = NEWS_LASTS_S - secondsBetween(message.createdAt, clock.now());
  if (!message.isWanted || leftS <= 0) return deleteNews(db, message.id);
  const sender = { key: settings.push.key, contact: contactOf(settings.siteOrigin) };
  const outcome = await sendPush(message, wordsOf(message), sender, Math.floor(leftS));
  switch (outcome) {
    case 'taken':
      return deleteNews(db, message.id);
    case 'gone':
      return deleteDevice(db, message.deviceId);
    case 'refused':
      log.error({ service: new URL(message.endpoint).host }, 'a push service refused a notification');
      return deleteNews(db, message.id);
    case 'later':
      if (message.tries >= PAUSES_S.length) return deleteNews(db, message.id);
  }
}

function wordsOf({ news, path, about: tag, language }: DueMessage): PushMessage {
  const { kind, words } = PUSH_NEWS[news];
  return { kind, ...words[language], path, tag };
}

/** Push services ask for a way to reach the sender, and refuse an address of this machine. */
const contactOf = (siteOrigin: string) => (isSecure(siteOrigin) ? siteOrigin : 'mailto:site@example.com');

/** Deletes the devices of ended sessions. */
export const sweepPushDevices = ({ db }: PlatformContext) => deleteEndedDevices(db);
