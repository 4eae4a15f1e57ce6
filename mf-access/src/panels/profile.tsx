import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { ProfilePanel } from '../features/profile/profile-panel';
import { panelTexts } from '../panel-texts';

/** Tab "profile" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: ProfilePanel, texts: panelTexts });
