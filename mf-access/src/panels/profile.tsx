import { createPanel } from '@site/remote';
import { manifest } from '../../remote.manifest';
import { ProfilePage } from '../features/profile/profile.page';
import { texts } from '../texts';

/** Tab "profile" of the member center. */
export const { contract, bootstrap, mount, unmount } = createPanel({ manifest, Panel: ProfilePage, texts });
