import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { ProfileContent } from '../features/profile/profile-content';
import { panelTexts } from '../panel-texts';

/** Tab "profile" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: ProfileContent, texts: panelTexts });
