import { createPanel, type PanelProps } from '@site/remote';
import { manifest } from '#manifest';
import { DepositPanel } from '../features/deposit/deposit-panel';
import { WithdrawalPanel } from '../features/withdrawal/withdrawal-panel';
import { texts } from '../texts';

const Panel = ({ openTab }: PanelProps) => <DepositPanel withdrawal={<WithdrawalPanel />} onMore={() => openTab('transactionRecords')} />;

/** Tab "deposit" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel, texts });
