import * as z from '@site/api/schema';
import { defineCall, defineOpenCall } from './call';
import { appCode, openInvitationSchema, OPERATOR_PASSWORD_MAX, OPERATOR_PASSWORD_MIN, sessionSchema } from './session.shapes';

const token = () => z.text({ max: 64, pattern: /^[\w-]{43}$/ });

export const signIn = defineOpenCall({
  method: 'POST',
  path: '/operator/session',
  input: z.strictObject({ name: z.text({ max: 40, min: 1 }), password: z.text({ max: OPERATOR_PASSWORD_MAX, min: 1 }), code: appCode() }),
  output: sessionSchema,
  summary: 'Sign in to the console; one refusal for any wrong part',
});

export const readSession = defineCall({
  method: 'GET',
  path: '/operator/session',
  role: 'viewer',
  input: z.strictObject({}),
  output: sessionSchema,
  summary: 'The session of this browser; 401 without one',
});

export const signOut = defineCall({
  method: 'POST',
  path: '/operator/session/end',
  role: 'viewer',
  input: z.strictObject({}),
  output: z.object({ ended: z.literal(true) }),
  summary: 'End the session of this browser',
});

export const lookAtInvitation = defineOpenCall({
  method: 'POST',
  path: '/operator/join/look',
  input: z.strictObject({ token: token() }),
  output: openInvitationSchema,
  summary: 'The secret for the authenticator app of a person who was invited; it uses nothing up',
});

export const joinConsole = defineOpenCall({
  method: 'POST',
  path: '/operator/join',
  input: z.strictObject({
    token: token(),
    password: z.text({ max: OPERATOR_PASSWORD_MAX, min: OPERATOR_PASSWORD_MIN }),
    code: appCode(),
  }),
  output: sessionSchema,
  summary: 'Choose a password, show that the app has the secret, and be signed in; the link is used up',
});
