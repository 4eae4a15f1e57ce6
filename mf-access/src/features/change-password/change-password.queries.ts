import { useMutation } from '@site/remote';
import { call, type ApiError } from '@site/api';
import { changePassword, type ChangePasswordForm } from '@site/api/contracts/account';
import { changeBodyOf } from './change-password.rules';

export const useChangePassword = () =>
  useMutation<{ message: string }, ApiError, ChangePasswordForm>({
    mutationFn: (form) => call(changePassword, changeBodyOf(form)),
    retry: false,
  });
