import { randomInt } from 'node:crypto';

const LENGTH = 8;
/** Without look-alikes: no I, L and O, no 0 and 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code to read out and to type: `K7MPX2QA`. */
export const newReferralCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
