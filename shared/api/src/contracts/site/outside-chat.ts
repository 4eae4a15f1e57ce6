import type { General } from './endpoints';

/** Patterns of the vendors' ids. An empty text means none, and a path in `live_chat` means the site's own chat. */
export const OUTSIDE_CHAT_IDS = {
  live_chat: /^(?:|\/[\w/-]{0,100}|\d{4,12})$/,
  tawk_id: /^(?:|[\da-f]{24}(?:\/[\da-z]{1,20})?)$/,
  intercom: /^(?:|[\da-z]{4,40})$/,
} as const satisfies Partial<Record<keyof General, RegExp>>;

/** Screens that request or send money; they load nothing from other companies. @see N-21 */
export const MONEY_SCREENS = ['/deposit', '/make-payment', '/withdrawal', '/payment-request'] as const;

/** Path of the frame for Intercom, at the exchange data host. */
export const INTERCOM_FRAME_PATH = '/support';

/** A support chat of another company, shown in a frame of its own origin, where its scripts cannot read the player's token. */
export interface OutsideChat {
  vendor: 'LiveChat' | 'tawk.to' | 'Intercom';
  /** Origin that the page's policy must allow for frames. */
  origin: string;
  address: string;
}

const LIVE_CHAT = 'https://secure.livechatinc.com';
const TAWK = 'https://tawk.to';

/**
 * Returns the outside chat that the operator set, LiveChat before tawk.to before Intercom; null for the site's own chat.
 * @param exchangeOrigin an origin without a player's session, for a vendor that offers a script and no page
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
