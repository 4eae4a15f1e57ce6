import { queryOptions, useMutation } from '@site/remote';
import { call, type ApiError } from '@site/api';
import { captcha, createPlayers, type ClassicForm } from '@site/api/contracts/access';
import { newPlayerOf } from './classic-sign-up.rules';

interface CaptchaPicture {
  id: string;
  image: string;
}

interface Submission {
  form: ClassicForm;
  captchaId: string;
}

/** @param turn of the picture: one is good for one try, so the next is another query. */
export const captchaQuery = (turn: number) =>
  queryOptions<CaptchaPicture, ApiError>({
    queryKey: ['access', 'captcha', turn],
    queryFn: ({ signal }) => call(captcha, {}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const useCreatePlayer = () =>
  useMutation<unknown, ApiError, Submission>({
    mutationFn: ({ form, captchaId }) => call(createPlayers, newPlayerOf(form, captchaId)),
    retry: false,
  });
