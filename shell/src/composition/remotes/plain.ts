import { AREAS } from 'virtual:areas';
import type { CodeSource } from './load-remote';

/** Every area as a lazy part of one bundle; the federated build is compared with this one. */
export const codeSource: CodeSource = {
  load: (remote, { exposed }) => AREAS[remote]?.[exposed]?.() ?? Promise.reject(new Error(`${remote} ${exposed} is not in this bundle`)),
};
