import type { Internals } from '../frame/internals';
import { registerRemotes } from '../remotes/register-remotes';

/** Last: from here on the address decides which remote is shown. */
export const startRemotes = ({ areas, router }: Internals) => registerRemotes(areas, router);
