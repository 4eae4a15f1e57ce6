import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@site/api/contracts/security';
import { digest } from '@site/platform-kit/secrets/secrets';

/** Nothing in it is taken for something else when it is read from paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const newCode = () => Array.from({ length: GROUPS }, newGroup).join('-');

/** `7KQM-2XWD-HB9T-RF4C`: 78 bits, so that a plain digest keeps them. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newCode);

/** However it was typed: without case, groups or spaces. */
export const recoveryCodeHash = (code: string) => digest(code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
