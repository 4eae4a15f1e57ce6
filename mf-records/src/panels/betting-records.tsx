import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { BettingRecordsPanel } from '../features/betting-record/betting-records-panel';
import { texts } from '../texts';

/** Tab "bettingRecords" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: BettingRecordsPanel, texts });
