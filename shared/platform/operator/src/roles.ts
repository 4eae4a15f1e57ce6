/**
 * Roles of the people who run the site. A viewer only reads data without players' money or messages; an administrator may do everything.
 */
export const ROLES = ['viewer', 'cashier', 'support', 'trader', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Checks the minimum role of a call. Cashier, support and trader are siblings: none includes another. */
export const mayCall = (role: Role, least: Role) => role === least || role === 'admin' || least === 'viewer';
