import { useMutation } from '@site/remote';
import { call, type ApiError } from '@site/api';
import { createPlayers, type ClassicForm } from '@site/api/contracts/access';
import type { LandingCodes } from '#landing-codes';
import { newPlayerOf } from './classic-sign-up.rules';

interface Submission {
  form: ClassicForm;
  codes: LandingCodes;
  captchaId: string;
}

export const useCreatePlayer = () =>
  useMutation<unknown, ApiError, Submission>({
    mutationFn: ({ form, codes, captchaId }) => call(createPlayers, newPlayerOf(form, codes, captchaId)),
    retry: false,
  });
