import * as z from '@site/api/schema';

/** Answer of `POST /api/security/confirm`. Clients leave it out until the platform refuses the call without it. */
export const confirmation = () => z.optional(z.text({ max: 64 }));

/** Refusals of a call that may ask for a confirmation. */
export const CONFIRMATION_ERRORS = ['security.password_needed', 'security.code_needed'] as const;
