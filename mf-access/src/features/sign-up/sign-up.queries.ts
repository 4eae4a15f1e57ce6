import { useMutation } from '@site/remote';
import { ApiError, call } from '@site/api';
import { createPlayers, login, type LoginAnswer, type LoginForm } from '@site/api/contracts/access';
import type { LandingCodes } from '#landing-codes';
import { payloadOf, type SignUpValues } from './sign-up.rules';

/** The player exists in both cases; with `refusal` only the log-in afterwards failed. */
export type SignUpOutcome = { answer: LoginAnswer } | { refusal: ApiError };

interface SignUpInput {
  form: SignUpValues;
  codes: LandingCodes;
  /** True when an earlier submit created this player, so that only the log-in remains. */
  isCreated: boolean;
  /** Picture code of the first call of this submit. */
  picture: Pick<LoginForm, 'captcha_id' | 'captcha'>;
}

async function signUp({ form, codes, isCreated, picture }: SignUpInput): Promise<SignUpOutcome> {
  if (!isCreated) await call(createPlayers, { ...payloadOf(form, codes), ...picture });
  try {
    return { answer: await call(login, { username: form.username, password: form.password, ...(isCreated ? picture : {}) }) };
  } catch (problem) {
    if (problem instanceof ApiError) return { refusal: problem };
    throw problem;
  }
}

export const useSignUp = () => useMutation<SignUpOutcome, ApiError, SignUpInput>({ mutationFn: signUp, retry: false });
