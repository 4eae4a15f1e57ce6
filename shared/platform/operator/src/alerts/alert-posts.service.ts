import { createHmac } from 'node:crypto';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { sendMessage } from '@site/platform-domains/notifications';
import { deletePost, takeDuePosts, type DuePost, type PostWay } from './alerts.repository';

/** Pause after each failed try; a message is given up after the last one. */
const PAUSES_S = [60, 300, 900, 3600, 4 * 3600];
const PATIENCE_MS = 5_000;

/** Header with the time in seconds and the HMAC-SHA256 of `<time>.<body>`: `t=1768455600,v1=<hex>`. */
const SIGNATURE_HEADER = 'x-site-signature';

/** Ways on which this site sends alerts. */
export const waysOf = ({ alerts: { webhookUrl, email } }: PlatformContext['settings']): PostWay[] => [
  ...(webhookUrl ? ['webhook' as const] : []),
  ...(email ? ['email' as const] : []),
];

/** Sends due messages. One that is not taken is tried again after a longer and longer pause. */
export async function sendDuePosts(context: PlatformContext) {
  const { db, clock, log } = context;
  for (const post of await takeDuePosts(db, { at: clock.now(), pausesS: PAUSES_S })) {
    try {
      await send(context, post);
      await deletePost(db, post.postId);
    } catch (problem) {
      log.error({ err: problem, way: post.way, alert: post.id }, 'an alert was not sent');
      if (post.tries >= PAUSES_S.length) await deletePost(db, post.postId);
    }
  }
}

const send = (context: PlatformContext, post: DuePost) => (post.way === 'webhook' ? postWebhook(context, post) : sendMail(context, post));

/** @throws Error when the receiver does not take it */
async function postWebhook({ clock, settings: { alerts, console } }: PlatformContext, post: DuePost) {
  const { webhookUrl, webhookSecret } = alerts;
  const body = JSON.stringify(bodyOf(post, console.origin));
  const time = Math.floor(clock.now().getTime() / 1000);
  const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: `t=${time},v1=${signature}` },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the receiver of alerts answers ${answer.status}`);
}

/** The id stays the same for all tries, so that a receiver can leave out what it has already. */
const bodyOf = ({ postId, news, kind, area, release, words, openedAt, closedAt }: DuePost, consoleOrigin: string) => ({
  id: postId,
  news,
  alert: { kind, area, release, words, opened_at: openedAt.toISOString(), closed_at: closedAt?.toISOString() ?? null },
  console: addressOf(area, consoleOrigin),
});

const addressOf = (area: string, consoleOrigin: string) => `${consoleOrigin}/console/releases${area && `/${area}`}`;

async function sendMail(context: PlatformContext, { news, kind, area, release, words }: DuePost) {
  const { alerts, console } = context.settings;
  const about = [area, release].filter(Boolean).join(' ') || 'the site';
  await sendMessage(context, {
    channel: 'email',
    to: alerts.email,
    subject: news === 'opened' ? `Alert: ${kind} of ${about}` : `Over: ${kind} of ${about}`,
    text: `${words}\n\n${addressOf(area, console.origin)}`,
    code: '',
  });
}
