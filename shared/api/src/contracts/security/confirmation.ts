import * as z from '@site/api/schema';

/**
 * Schema of the owner's confirmation, which `confirmOwner` returns. Clients send it after a refusal with a code of `CONFIRMATION_ERRORS`.
 */
export const confirmation = () => z.optional(z.text({ max: 64 }));

/** Refusals of a call without a valid confirmation: the player must prove to be the owner by the password, or by a code. */
export const CONFIRMATION_ERRORS = ['security.password_needed', 'security.code_needed'] as const;
