import { describeKeptChannels } from './kept-channels';
import { describeKeptReleases } from './kept-releases';
import type { OpenedStore } from './opened-store';

/** Tests of the rules for all store adapters. @param makeStore makes a new, empty store; `again` opens the same one for another writer */
export function describeReleaseStore(name: string, makeStore: () => Promise<OpenedStore>) {
  describe(`a release store in ${name}`, () => {
    let opened: OpenedStore;
    beforeEach(async () => {
      opened = await makeStore();
    });

    describeKeptReleases(() => opened);
    describeKeptChannels(() => opened);
  });
}
