import { ofPlatform } from './of-platform';
import { ofReleases } from './of-releases';
import { ofSite } from './of-site';
import type { EnvironmentVariables } from './variable';

export type { EnvironmentVariable, VariableReader } from './variable';

/** Every variable that a program of the site reads, by topic. */
export const VARIABLE_GROUPS: Readonly<Record<string, EnvironmentVariables>> = {
  'Addresses and listeners': ofSite,
  'The platform': ofPlatform,
  Releases: ofReleases,
};

/** Every variable that a program of the site reads, by name. */
export const VARIABLES: EnvironmentVariables = { ...ofSite, ...ofPlatform, ...ofReleases };
