import { AREAS } from 'virtual:areas';
import type { CodeSource } from './load-remote';

/** Every area as an ordinary lazy part of one bundle: what the federated build is measured against. */
export const codeSource: CodeSource = {
  load: (remote) => AREAS[remote]?.() ?? Promise.reject(new Error(`${remote} is not in this bundle`)),
};
