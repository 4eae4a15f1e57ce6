import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import type { Language } from '@site/api/contracts/site';
import { sendMessage } from './messaging.service';
import { deleteNotice, insertNotice, takeDueNotices } from './notices.repository';

interface Notice {
  playerId: number;
  at: Date;
  title: Record<Language, string>;
  /** Links to own paths in it are sent as plain words. */
  message: Record<Language, string>;
}

const AGAIN_AFTER_S = 300;
const MOST_TRIES = 5;
const AT_ONCE = 20;

/** Queues an e-mail or SMS in both languages to a contact that the owner had before; it is sent after the commit. */
export const queueNotice = (tx: Executor, { playerId, at, title, message }: Notice) =>
  insertNotice(tx, playerId, {
    subject: title.en,
    text: [message.en, message.bn].map(withoutLinks).join('\n\n'),
    dueAt: at,
  });

const withoutLinks = (message: string) => message.replaceAll(/<[^<>]*>/g, '');

/** Sends due notices. One that cannot be sent is tried again, at most five times in all. */
export async function sendNotices(context: PlatformContext) {
  const { db, clock, log } = context;
  const at = clock.now();
  for (const { id, tries, ...message } of await takeDueNotices(db, { at, again: secondsAfter(at, AGAIN_AFTER_S), limit: AT_ONCE })) {
    try {
      await sendMessage(context, { ...message, code: '' });
      await deleteNotice(db, id);
    } catch (problem) {
      log.error({ err: problem, channel: message.channel }, 'notice not sent');
      if (tries >= MOST_TRIES) await deleteNotice(db, id);
    }
  }
}
