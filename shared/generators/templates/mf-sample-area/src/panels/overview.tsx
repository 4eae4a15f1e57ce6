import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { SampleFeaturePanel } from '../features/sample-feature/sample-feature-panel';
import { texts } from '../texts';

/** Block of the member center's overview. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: SampleFeaturePanel, texts });
