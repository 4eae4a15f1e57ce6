export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** The code in the text, for the operator who reads the outbox; empty when there is none. */
  code: string;
}

/** Hands a message over for delivery. @throws when it could not */
export type Send = (message: Message) => Promise<void>;
