import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { WithdrawalPanel } from '../features/withdrawal/withdrawal-panel';
import { texts } from '../texts';

/** Tab "withdrawal" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: WithdrawalPanel, texts });
