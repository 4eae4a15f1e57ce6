import type * as z from '@site/api/schema';
import type { forgotPassword } from '@site/api/contracts/recovery';
import { accountKey, phoneKey } from '../accounts/accounts.policy';
import type { PlayerRow } from '../accounts/accounts.rows';
import type { Receiver } from '../otp/send-code.service';

type Asked = z.output<typeof forgotPassword.input>;

/** The typed contact in the spelling in which contacts are compared. */
export const contactKey = ({ type, email = '', phone = '' }: Asked) => (type === 'email' ? accountKey(email.trim()) : phoneKey(phone));

/** The account's own contact when the typed pair is correct; else null. */
export function receiverOf(player: PlayerRow, asked: Asked): Receiver | null {
  const contact = contactKey(asked);
  if (asked.type === 'email') return contact === player.emailKey ? { channel: 'email', to: player.email } : null;
  return contact === phoneKey(player.phone) ? { channel: 'sms', to: player.phone } : null;
}
