import { APP_CODE_DIGITS } from '@site/api/contracts/security';

/** `app`: code of the authenticator app. `recovery`: one of the codes that the player stored in case the app is lost. */
export type CodeKind = 'app' | 'recovery';

const APP_CODE_INCOMPLETE = 'Enter the 6 digits that the app shows.';
const RECOVERY_CODE_REQUIRED = 'Enter one of your recovery codes.';

/** First check of a code, in the browser. @returns the problem in English; null when the code can be sent */
export function codeProblem(kind: CodeKind, code: string): string | null {
  if (kind === 'app') return code.length === APP_CODE_DIGITS ? null : APP_CODE_INCOMPLETE;
  return code.trim() === '' ? RECOVERY_CODE_REQUIRED : null;
}
