import {
  OTP_ERROR,
  OTP_FAILED,
  OTP_VALID_S,
  recoveryProblem,
  RECOVERY_USERNAME_REQUIRED,
  RESET_ERROR,
  RESET_FAILED,
  type RecoveryChannel,
  type RecoveryForm,
  type ResetForm as NewPassword,
} from '@site/api/contracts/recovery';

export type { NewPassword };

/** @see ACCESS-061, ACCESS-067 */
export const REQUEST_WORDS = { refused: OTP_FAILED, unreachable: OTP_ERROR };
export const RESET_WORDS = { refused: RESET_FAILED, unreachable: RESET_ERROR };

/** Username, and the address or number that the code goes to. */
export type CodeRequest = RecoveryForm;

/** Fields of the picture code; empty until the platform requests one. */
export type Carried = Partial<Record<'captcha_id' | 'captcha', string>>;

/** E-mail and phone are separate fields, so that a change of the tab keeps both. */
export interface RequestValues {
  channel: RecoveryChannel;
  email: string;
  phone: string;
  username: string;
}

export const EMPTY_REQUEST: RequestValues = { channel: 'email', email: '', phone: '', username: '' };

const contactField = (channel: RecoveryChannel): 'email' | 'phone' => (channel === 'email' ? 'email' : 'phone');

export function requestOf(values: RequestValues): CodeRequest {
  const { channel, username } = values;
  return { channel, contact: values[contactField(channel)].trim(), username: username.trim() };
}

export function requestProblem(values: RequestValues): { field: keyof RequestValues; message: string } | null {
  const message = recoveryProblem(requestOf(values));
  if (message === null) return null;
  return { field: message === RECOVERY_USERNAME_REQUIRED ? 'username' : contactField(values.channel), message };
}

export const requestBodyOf = ({ channel, contact, username }: CodeRequest) => ({
  type: channel,
  [contactField(channel)]: contact,
  username,
});

export const resetBodyOf = (username: string, { otp, password, confirmation }: NewPassword) => ({
  otp,
  password,
  password_confirmation: confirmation,
  username,
});

/** A code that was sent. */
export interface SentCode {
  request: CodeRequest;
  /** Time of sending in ms, by this device's clock. */
  atMs: number;
}

export const endOfCode = ({ atMs }: SentCode) => atMs + OTP_VALID_S * 1000;

/** Shows enough for the owner to recognise the address, and too little for anybody else to learn it. */
export function masked({ channel, contact }: Pick<CodeRequest, 'channel' | 'contact'>) {
  if (channel === 'sms') return `${contact.slice(0, 3)}•••${contact.slice(-3)}`;
  const [name = '', domain = ''] = contact.split('@');
  return `${name.slice(0, 1)}•••${name.length > 2 ? name.slice(-1) : ''}@${domain}`;
}
