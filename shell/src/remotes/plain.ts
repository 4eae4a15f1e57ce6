import type { CodeSource } from './load-remote';

/** Every area as an ordinary lazy part of one bundle: what the federated build is measured against. */
const AREAS: Readonly<Record<string, () => Promise<unknown>>> = {
  'mf-access': () => import('@site/mf-access/lifecycle'),
  'mf-catalogue': () => import('@site/mf-catalogue/lifecycle'),
};

export const codeSource: CodeSource = {
  load: (remote) => AREAS[remote]?.() ?? Promise.reject(new Error(`${remote} is not in this bundle`)),
};
