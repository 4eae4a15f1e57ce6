import { makeSigningKey, signWith } from '../keys/key-pair';
import type { Keys } from '../keys/keys';

/** Keys in memory for one test, with a first key from the start. */
export function createTestKeys(): Keys {
  const keys = [makeSigningKey()];
  const retired: typeof keys = [];
  const publicHalves = (list: typeof keys) => list.map(({ id, spki }) => ({ id, spki, holder: 'Tester' }));
  return {
    folder: 'memory',
    accepted: async () => publicHalves(keys),
    everAccepted: async () => publicHalves([...keys, ...retired]),
    signing: async () => keys.map(({ id }) => id),
    sign: async (body) => signWith(body, keys),
    holder: async () => 'Tester',
    name: async () => undefined,
    async add() {
      const key = makeSigningKey();
      keys.push(key);
      return key.id;
    },
    async retire(id) {
      const index = keys.findIndex((key) => key.id === id);
      retired.push(...keys.splice(index, 1));
    },
  };
}

/** Adds `testKeys` to the accepted keys, so that a change can follow a document that `testKeys` signed. */
export const besideTestKeys = (keys: Keys): Keys => ({
  ...keys,
  accepted: async () => [...(await testKeys.accepted()), ...(await keys.accepted())],
  everAccepted: async () => [...(await testKeys.everAccepted()), ...(await keys.everAccepted())],
});

/** Keys that all helpers of this folder share, so that each accepts the signatures of the others. */
export const testKeys = createTestKeys();
