/** Roles of the people who release, from least to most; each may do what those before it may. */
export const RELEASE_ROLES = ['viewer', 'deployer', 'release-engineer', 'admin'] as const;
export type ReleaseRole = (typeof RELEASE_ROLES)[number];

/** True when the role is `least` or more. */
export const isAtLeast = (role: ReleaseRole, least: ReleaseRole) => RELEASE_ROLES.indexOf(role) >= RELEASE_ROLES.indexOf(least);
