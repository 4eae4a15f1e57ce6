import { randomInt } from 'node:crypto';

/** Nothing in it is taken for something else when it is read out or typed: no I, L, O and U, no 0 and 1. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** `C-7KQM2XWD` */
export const newReference = () => `C-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
