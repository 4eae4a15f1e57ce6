import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { InboxPanel } from '../features/inbox/inbox-panel';
import { texts } from '../texts';

/** Tab "inbox" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: InboxPanel, texts });
