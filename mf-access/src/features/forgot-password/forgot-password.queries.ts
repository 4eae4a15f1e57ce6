import { useMutation } from '@site/remote';
import { call, type ApiError } from '@site/api';
import { forgotPassword, resetPassword } from '@site/api/contracts/recovery';
import { requestBodyOf, resetBodyOf, type Carried, type CodeRequest, type NewPassword } from './forgot-password.rules';

interface Said {
  message: string;
}

interface Asking {
  request: CodeRequest;
  picture: Carried;
}

interface Reset {
  username: string;
  form: NewPassword;
  picture: Carried;
}

export const useRequestCode = () =>
  useMutation<Said, ApiError, Asking>({
    mutationFn: ({ request, picture }) => call(forgotPassword, { ...requestBodyOf(request), ...picture }),
    retry: false,
  });

export const useResetPassword = () =>
  useMutation<Said, ApiError, Reset>({
    mutationFn: ({ username, form, picture }) => call(resetPassword, { ...resetBodyOf(username, form), ...picture }),
    retry: false,
  });
