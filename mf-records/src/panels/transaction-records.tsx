import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { TransactionRecordsPanel } from '../features/transaction-record/transaction-records-panel';
import { texts } from '../texts';

/** Tab "transactionRecords" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: TransactionRecordsPanel, texts });
