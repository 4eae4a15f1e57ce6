import { APP_CODE_DIGITS } from '@site/api/contracts/security';
import { releaseRightsSchema } from '@site/api/contracts/releases';
import * as z from '@site/api/schema';
import { ROLES } from './roles';

/** Path of the console on the operator's listener. */
export const CONSOLE_PATH = '/console';
/** Path of the page for an invitation; its token follows after `#`, which no request carries. */
export const JOIN_PATH = `${CONSOLE_PATH}/join`;
/** Header with `csrf` of the session, on every call of a session that is not a GET. */
export const CSRF_HEADER = 'x-csrf-token';
/** Header of a call that a timer makes: it does not keep the session alive, because nobody may sit there. */
export const POLL_HEADER = 'x-console-poll';
/** Calls below it go to the release service: `/operator/releases/v1/waiting` is its `/v1/waiting`. */
export const RELEASES_PATH = '/operator/releases';

/** Fewest characters of an operator's password. */
export const OPERATOR_PASSWORD_MIN = 12;
/** Most characters of an operator's password. */
export const OPERATOR_PASSWORD_MAX = 128;

export const sessionSchema = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  /** Rights in the release service; null for none. */
  release: z.nullable(releaseRightsSchema()),
  csrf: z.string(),
  /** Moment at which the session ends if no more calls are made. */
  expires_at: z.isoTime(),
});
export type ConsoleSession = z.infer<typeof sessionSchema>;

/** Schema of an invitation that can be used: the secret for the authenticator app, as text and as the address of a QR code. */
export const openInvitationSchema = z.object({ name: z.string(), secret: z.string(), uri: z.string() });
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** Code of an authenticator app; apps show it with a space. */
export const appCode = () => z.text({ max: APP_CODE_DIGITS + 2, pattern: new RegExp(`^(\\d\\s?){${APP_CODE_DIGITS}}$`) });
