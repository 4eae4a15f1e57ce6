import { callWith, type CallOptions } from '@site/api';
import type * as z from '@site/api/schema';
import type { Endpoint } from '@site/api/schema';
import { CSRF_HEADER, type OpenCall, POLL_HEADER } from '@site/platform-operator/calls';

/** Call whose answer the console reads. */
export type AnsweredCall = OpenCall & { output: z.ZodMiniType };

let csrf = '';

/** @param token `csrf` of the session, which every later post carries; empty without a session */
export function connectSession(token: string) {
  csrf = token;
}

/** Headers of a post in the name of the session. */
export const sessionHeaders = (): Record<string, string> => (csrf === '' ? {} : { [CSRF_HEADER]: csrf });

/** Headers of a call that a timer makes: nobody may sit there, so it does not keep the session alive. */
export const pollHeaders = (): Record<string, string> => ({ ...sessionHeaders(), [POLL_HEADER]: '1' });

/** A call of the operator's listener as the client of the site sends it: the browser adds the cookie by itself. */
export const endpointOf = <C extends AnsweredCall>(named: C): Endpoint<C['input'], C['output'], 'public'> => ({
  ...named,
  access: 'public',
  errors: [],
});

/** Sends one call of the operator's listener in the name of the session. @throws ApiError */
export const ask = <C extends AnsweredCall>(named: C, input: z.input<C['input']>, options?: CallOptions): Promise<z.output<C['output']>> =>
  callWith(options?.isPolled ? pollHeaders() : sessionHeaders(), endpointOf(named), input, options);
