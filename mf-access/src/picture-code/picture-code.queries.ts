import { queryOptions } from '@site/remote';
import { call, type ApiError } from '@site/api';
import { captcha } from '@site/api/contracts/access';

interface CaptchaPicture {
  id: string;
  image: string;
}

/**
 * @param form id of the form that shows the picture
 * @param turn number of the picture; each is valid for one try, so the next one is another query
 */
export const captchaQuery = (form: string, turn: number) =>
  queryOptions<CaptchaPicture, ApiError>({
    queryKey: ['access', 'captcha', form, turn],
    queryFn: ({ signal }) => call(captcha, {}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
