import type * as z from '@site/api/schema';
import type { createPlayers, LoginAnswer } from '@site/api/contracts/access';
import type { OpenedSession } from '../sessions/sessions.service';
import type { PlayerRow } from './accounts.tables';

export const presentNewPlayer = ({ remoteId, username }: PlayerRow): z.input<typeof createPlayers.output> => ({
  success: true,
  message: 'Your account is ready.',
  remote_id: remoteId,
  username,
});

export const presentLogin = ({ remoteId, username }: PlayerRow, { token, exchangeToken }: OpenedSession): LoginAnswer => ({
  token,
  remote_id: remoteId,
  username,
  exchange: [{ token: exchangeToken }],
  message: 'Login successful',
});
