import { MARKETING_CHANNELS, type MarketingChannel } from '@site/api/contracts/marketing';
import type { Executor } from '@site/platform-kit/data/database';
import { writeMessage } from '../inbox/inbox.service';
import { insertNoticeBy } from '../messaging/notices.repository';
import { queuePush } from '../push/push.service';
import { promotionMessage, promotionText } from './promotion-text';
import { findReachable, listChoices, mayHearOffers } from './marketing.repository';

/** Choices of the player for all channels; one without a choice is off. */
export async function readMarketing(db: Executor, playerId: number) {
  const [choices, reachable] = [await listChoices(db, playerId), await findReachable(db, playerId)];
  return MARKETING_CHANNELS.map((channel) => {
    const last = choices.find((choice) => choice.channel === channel);
    return { channel, isOn: last?.isOn ?? false, at: last?.at ?? null, isReachable: reachable[channel] };
  });
}

/**
 * Channels on which words about promotions may be sent to the player now. Everything that sends such words to single players asks this
 * first; during a break or an exclusion there is none.
 */
export async function openChannels(db: Executor, playerId: number, at: Date): Promise<MarketingChannel[]> {
  if (!(await mayHearOffers(db, playerId, at))) return [];
  return (await readMarketing(db, playerId)).filter(({ isOn, isReachable }) => isOn && isReachable).map(({ channel }) => channel);
}

interface Promotion {
  playerId: number;
  title: string;
  text: string;
  at: Date;
}

/** Sends a promotion on every channel that the player has allowed. @returns these channels; none: nothing was sent */
export async function sendPromotion(tx: Executor, { playerId, title, text, at }: Promotion): Promise<MarketingChannel[]> {
  const channels = await openChannels(tx, playerId, at);
  const sendBy: Record<MarketingChannel, () => Promise<unknown>> = {
    inbox: () => writeMessage(tx, { playerId, at, ...promotionMessage(title, text) }),
    email: () => insertNoticeBy(tx, playerId, 'email', { subject: title, text: promotionText(text), dueAt: at }),
    sms: () => insertNoticeBy(tx, playerId, 'sms', { subject: title, text: promotionText(`${title}: ${text}`), dueAt: at }),
    push: () => queuePush(tx, { playerId, at, news: 'promotion', path: '/promotions', about: 'promotion' }),
  };
  for (const channel of channels) await sendBy[channel]();
  return channels;
}
