import { createMemoryStore } from './memory-store';
import { describeReleaseStore } from './store-contract';

describeReleaseStore('memory', async () => {
  const store = createMemoryStore();
  return { store, again: () => store };
});
