import { makeSigningKey, signWith } from '../key-pair';
import type { Keys } from '../keys';

/** Keys of one test, in memory; the first is there from the start. */
export function createTestKeys(): Keys {
  const keys = [makeSigningKey()];
  return {
    folder: 'memory',
    accepted: async () => keys.map(({ id, spki }) => ({ id, spki })),
    signing: async () => keys.map(({ id }) => id),
    sign: async (body) => signWith(body, keys),
    async add() {
      const key = makeSigningKey();
      keys.push(key);
      return key.id;
    },
    async retire(id) {
      const index = keys.findIndex((key) => key.id === id);
      keys.splice(index, 1);
    },
  };
}

/** Shared by the helpers of this folder, so that what they sign passes each other's checks. */
export const testKeys = createTestKeys();
