import { call } from '@site/api';
import { getSocialLinks, SOCIAL_LINKS_FAILED } from '@site/api/contracts/site';
import { queryOptions, saying } from '@site/remote';

export const NETWORK_NAMES = { whatsapp: 'WhatsApp', facebook: 'Facebook', telegram: 'Telegram' } as const;

/** A failure is only logged, with the specified text. @see SHELL-046 */
export const socialLinksQuery = () =>
  queryOptions({
    queryKey: ['shell', 'social-links'],
    queryFn: ({ signal }) => call(getSocialLinks, {}, { signal }),
    meta: saying(SOCIAL_LINKS_FAILED),
  });
