import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { TurnoverPanel } from '../features/turnover-record/turnover-panel';
import { texts } from '../texts';

/** Tab "turnover" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: TurnoverPanel, texts });
