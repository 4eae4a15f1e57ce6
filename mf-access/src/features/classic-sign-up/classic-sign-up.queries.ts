import { useMutation } from '@site/remote';
import { call, type ApiError } from '@site/api';
import { createPlayers, type ClassicForm } from '@site/api/contracts/access';
import { newPlayerOf } from './classic-sign-up.rules';

interface Submission {
  form: ClassicForm;
  captchaId: string;
}

export const useCreatePlayer = () =>
  useMutation<unknown, ApiError, Submission>({
    mutationFn: ({ form, captchaId }) => call(createPlayers, newPlayerOf(form, captchaId)),
    retry: false,
  });
