/** In the order of the screen. @see REWARDS-014 */
export const SHARE_CHANNELS = ['facebook', 'line', 'mail', 'skype', 'telegram', 'whatsapp'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/** Both parameters are URL-encoded already. */
const ADDRESSES: Readonly<Record<ShareChannel, (link: string, words: string) => string>> = {
  facebook: (link) => `https://www.facebook.com/sharer/sharer.php?u=${link}`,
  line: (link) => `https://social-plugins.line.me/lineit/share?url=${link}`,
  mail: (link, words) => `mailto:?subject=${words}&body=${words}%0A${link}`,
  skype: (link, words) => `https://web.skype.com/share?url=${link}&text=${words}`,
  telegram: (link, words) => `https://t.me/share/url?url=${link}&text=${words}`,
  whatsapp: (link, words) => `https://wa.me/?text=${words}%20${link}`,
};

/** Address that passes the link and an invitation to a channel. */
export const shareAddress = (channel: ShareChannel, link: string, words: string) =>
  ADDRESSES[channel](encodeURIComponent(link), encodeURIComponent(words));
