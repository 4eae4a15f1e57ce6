import { ApiError, call } from '@site/api';
import { getSocialLinks, SOCIAL_LINKS_FAILED } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const NETWORK_NAMES = { whatsapp: 'WhatsApp', facebook: 'Facebook', telegram: 'Telegram' } as const;

/** A failure is only logged, in the specified words. @see SHELL-046 */
export const socialLinksQuery = () =>
  queryOptions({
    queryKey: ['shell', 'social-links'],
    queryFn: async ({ signal }) => {
      try {
        return await call(getSocialLinks, {}, { signal });
      } catch (problem) {
        if (problem instanceof ApiError) console.error(SOCIAL_LINKS_FAILED, problem);
        throw problem;
      }
    },
  });
