/** One message as the operator call returns it. */
export interface SentMessage {
  to: string;
  channel: string;
  code: string;
  subject: string;
  text: string;
  created_at: string;
}

/** Lines for a terminal: the code, the receiver and the text. */
export const outboxLines = (sent: readonly SentMessage[]) =>
  sent.length
    ? sent.map(({ code, channel, to, created_at: at, text }) => `${code}  ${channel.padEnd(5)}  ${to}  ${at}\n        ${text}`).join('\n')
    : 'Nothing was sent.';
