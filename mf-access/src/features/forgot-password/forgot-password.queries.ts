import { useMutation } from '@site/remote';
import { call, type ApiError } from '@site/api';
import { forgotPassword, resetPassword } from '@site/api/contracts/recovery';
import { requestBodyOf, resetBodyOf, type CodeRequest, type NewPassword } from './forgot-password.rules';

interface Said {
  message: string;
}

interface Reset {
  username: string;
  form: NewPassword;
}

export const useRequestCode = () =>
  useMutation<Said, ApiError, CodeRequest>({ mutationFn: (request) => call(forgotPassword, requestBodyOf(request)), retry: false });

export const useResetPassword = () =>
  useMutation<Said, ApiError, Reset>({
    mutationFn: ({ username, form }) => call(resetPassword, resetBodyOf(username, form)),
    retry: false,
  });
