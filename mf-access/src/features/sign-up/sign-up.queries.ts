import { useMutation } from '@site/remote';
import { ApiError, call } from '@site/api';
import { createPlayers, login, type LoginAnswer } from '@site/api/contracts/access';
import { payloadOf, type SignUpValues } from './sign-up.rules';

/** The player exists in both cases; with `refusal` only the log-in afterwards failed. */
export type SignUpOutcome = { answer: LoginAnswer } | { refusal: ApiError };

async function signUp(form: SignUpValues): Promise<SignUpOutcome> {
  await call(createPlayers, payloadOf(form));
  try {
    return { answer: await call(login, { username: form.username, password: form.password }) };
  } catch (problem) {
    if (problem instanceof ApiError) return { refusal: problem };
    throw problem;
  }
}

export const useSignUp = () => useMutation<SignUpOutcome, ApiError, SignUpValues>({ mutationFn: signUp, retry: false });
