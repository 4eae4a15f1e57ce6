import type * as z from '@site/api/schema';
import type { createPlayers, LoginAnswer } from '@site/api/contracts/access';
import type { PlayerRow } from '../accounts/accounts.rows';
import type { logIn } from './login.service';

export const presentNewPlayer = ({ remoteId, username }: PlayerRow): z.input<typeof createPlayers.output> => ({
  success: true,
  message: 'Your account is ready.',
  remote_id: remoteId,
  username,
});

type LoggedIn = Awaited<ReturnType<typeof logIn>>;

export const presentLogin = ({ player, session, restriction }: LoggedIn): LoginAnswer => ({
  token: session.token,
  remote_id: player.remoteId,
  username: player.username,
  exchange: [{ token: session.exchangeToken }],
  message: 'Login successful',
  ...(restriction ? { restriction } : {}),
});
