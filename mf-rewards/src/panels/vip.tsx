import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { VipPanel } from '../features/vip/vip-panel';
import { texts } from '../texts';

/** Tab "vip" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: VipPanel, texts });
