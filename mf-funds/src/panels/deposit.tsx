import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { DepositPanel } from '../features/deposit/deposit-panel';
import { texts } from '../texts';

/** Tab "deposit" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: DepositPanel, texts });
