import { registerRemotes } from '#composition/remotes/register-remotes';
import type { Assembly } from './04-internals';

/** Starts single-spa: from here on the address decides which remote is shown. */
export const startRemotes = ({ internals: { areas, router } }: Assembly) => registerRemotes(areas, router);
