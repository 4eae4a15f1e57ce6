import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@site/api/contracts/security';
import { digest } from '@site/platform-kit/secrets/secrets';

/** Without look-alikes, because recovery codes are read from paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const newCode = () => Array.from({ length: GROUPS }, newGroup).join('-');

/** A code such as `7KQM-2XWD-HB9T-RF4C` has 78 bits, which is enough to store it as a plain digest. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newCode);

/** Ignores case, groups and spaces of a typed code. */
export const recoveryCodeHash = (code: string) => digest(code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
