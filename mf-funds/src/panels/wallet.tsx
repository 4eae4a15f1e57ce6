import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { WalletPanel } from '../features/wallet/wallet-panel';
import { texts } from '../texts';

/** Tab "wallet" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: WalletPanel, texts });
