import { APP_CODE_DIGITS } from '@site/api/contracts/security';

/** Of the authenticator app, or one of the codes that were kept for the day it is lost. */
export type CodeKind = 'app' | 'recovery';

const APP_CODE_INCOMPLETE = 'Enter the 6 digits that the app shows.';
const RECOVERY_CODE_REQUIRED = 'Enter one of your recovery codes.';

/** What is wrong with a code before the platform has seen it. */
export function codeProblem(kind: CodeKind, code: string): string | null {
  if (kind === 'app') return code.length === APP_CODE_DIGITS ? null : APP_CODE_INCOMPLETE;
  return code.trim() === '' ? RECOVERY_CODE_REQUIRED : null;
}
