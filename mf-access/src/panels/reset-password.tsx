import { createPanel } from '@site/remote';
import { manifest } from '../../remote.manifest';
import { ChangePasswordPage } from '../features/change-password/change-password.page';
import { texts } from '../texts';

/** Tab "resetPassword" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: ChangePasswordPage, texts });
