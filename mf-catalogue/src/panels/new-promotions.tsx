import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { NewPromotions } from '../features/new-promotions/new-promotions';
import { texts } from '../texts';

/** Block of the member center's overview. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: NewPromotions, texts });
