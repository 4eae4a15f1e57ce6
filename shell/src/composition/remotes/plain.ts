import { AREAS } from 'virtual:areas';
import type { CodeSource } from './load-remote';

/** Every area as an ordinary lazy part of one bundle: what the federated build is measured against. */
export const codeSource: CodeSource = {
  load: (remote, { exposed }) => AREAS[remote]?.[exposed]?.() ?? Promise.reject(new Error(`${remote} ${exposed} is not in this bundle`)),
};
