import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { ReferralPanel } from '../features/referral/referral-panel';
import { texts } from '../texts';

/** Tab "referralProgram" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: ReferralPanel, texts });
