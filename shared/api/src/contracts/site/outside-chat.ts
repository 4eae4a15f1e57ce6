import type { General } from './endpoints';

/** Ids as the vendors give them out; an empty text is none, and a path in `live_chat` is the site's own chat. */
export const OUTSIDE_CHAT_IDS = {
  live_chat: /^(?:|\/[\w/-]{0,100}|\d{4,12})$/,
  tawk_id: /^(?:|[\da-f]{24}(?:\/[\da-z]{1,20})?)$/,
  intercom: /^(?:|[\da-z]{4,40})$/,
} as const satisfies Partial<Record<keyof General, RegExp>>;

/** Screens on which money is asked for or sent: nothing foreign is loaded there. @see N-21 */
export const MONEY_SCREENS = ['/deposit', '/make-payment', '/withdrawal', '/payment-request'] as const;

/** The path of the frame for Intercom, at the exchange host. */
export const INTERCOM_FRAME_PATH = '/support';

/** A support chat of another company, shown in a frame of its own origin, where no script of it meets the player's token. */
export interface OutsideChat {
  vendor: 'LiveChat' | 'tawk.to' | 'Intercom';
  /** The page's policy lets frames of it in. */
  origin: string;
  address: string;
}

const LIVE_CHAT = 'https://secure.livechatinc.com';
const TAWK = 'https://tawk.to';

/**
 * The outside chat that the operator set, LiveChat before tawk.to before Intercom; null leaves the site's own.
 * @param exchangeOrigin an origin without a player, for a vendor that has a script and no page
 */
export function outsideChatOf(settings: Pick<General, keyof typeof OUTSIDE_CHAT_IDS>, exchangeOrigin: string): OutsideChat | null {
  const { live_chat: licence, tawk_id: tawk, intercom } = settings;
  if (/^\d/.test(licence) && OUTSIDE_CHAT_IDS.live_chat.test(licence))
    return { vendor: 'LiveChat', origin: LIVE_CHAT, address: `${LIVE_CHAT}/licence/${licence}/v2/open_chat.cgi` };
  if (tawk && OUTSIDE_CHAT_IDS.tawk_id.test(tawk))
    return { vendor: 'tawk.to', origin: TAWK, address: `${TAWK}/chat/${tawk.includes('/') ? tawk : `${tawk}/default`}` };
  if (intercom && exchangeOrigin && OUTSIDE_CHAT_IDS.intercom.test(intercom))
    return { vendor: 'Intercom', origin: exchangeOrigin, address: `${exchangeOrigin}${INTERCOM_FRAME_PATH}?intercom=${intercom}` };
  return null;
}
