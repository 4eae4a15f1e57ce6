import * as z from '@site/api/schema';

/** Roles of the people who release, from least to most; each may do what those before it may. */
export const RELEASE_ROLES = ['viewer', 'deployer', 'release-engineer', 'admin'] as const;
/** Role of a person who releases. */
export type ReleaseRole = (typeof RELEASE_ROLES)[number];

/** Audience of a token for the release service. */
export const RELEASE_AUDIENCE = 'releases';
/** Algorithm of a token that the console signs for one call of one person. */
export const RELEASE_TOKEN_ALGORITHM = 'EdDSA';
/** Seconds for which such a token is good. */
export const RELEASE_TOKEN_S = 60;

/** Most bytes of a root document: it names each release that was good before its area got a team or another key. */
export const MOST_ROOT_BYTES = 131_072;

const MOST_NAMES = 50;

/** Schema of names of areas or channels; null means all of them. */
const names = () => z.nullable(z.array(z.text({ max: 40, pattern: /^[a-z][a-z0-9-]*$/ })).check(z.minLength(1), z.maxLength(MOST_NAMES)));

/** Schema of what one person may change in the release service. */
export const releaseRightsSchema = () => z.strictObject({ role: z.enum(RELEASE_ROLES), areas: names(), channels: names() });
/** Permission of one person to release; null for `areas` or `channels` means all. */
export type ReleaseRights = z.infer<ReturnType<typeof releaseRightsSchema>>;
