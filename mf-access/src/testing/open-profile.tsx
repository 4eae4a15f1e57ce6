import { screen, waitFor, within } from '@testing-library/react';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { DEMO_PLAYER } from '@site/remote/testing';
import { on, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ProfilePage } from '../features/profile/profile.page';
import { PROFILE } from '../features/profile/profile.fixtures';

/** Opens the profile of a new player without extra numbers; `api` can replace the answers. */
export const openProfile = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ProfilePage />, {
    path: '/profile',
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [on(userShow, PROFILE), on(getOtherPhones, { data: [] }), ...api],
  });

/** Row of a phone number or the e-mail, with its button. */
export const contactRow = async (name: string) => within(await screen.findByRole('group', { name }));

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
