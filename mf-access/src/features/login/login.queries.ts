import { useMutation } from '@site/remote';
import { call, type ApiError } from '@site/api';
import { login, type LoginAnswer, type LoginForm } from '@site/api/contracts/access';

export const useLogIn = () => useMutation<LoginAnswer, ApiError, LoginForm>({ mutationFn: (form) => call(login, form), retry: false });
