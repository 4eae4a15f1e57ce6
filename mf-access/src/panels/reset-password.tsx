import { createPanel } from '@site/remote';
import { manifest } from '#manifest';
import { ChangePasswordPanel } from '../features/change-password/change-password-panel';
import { panelTexts } from '../panel-texts';

/** Tab "resetPassword" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: ChangePasswordPanel, texts: panelTexts });
