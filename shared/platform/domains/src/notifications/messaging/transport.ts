export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** The code that the text holds, for whoever reads the outbox. */
  code: string;
}

/** Takes a message on its way. @throws when it could not */
export type Send = (message: Message) => Promise<void>;
