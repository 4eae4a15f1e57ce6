/** One message as the operator's call answers it. */
export interface SentMessage {
  to: string;
  channel: string;
  code: string;
  subject: string;
  text: string;
  created_at: string;
}

/** For reading in a terminal: the code first, then where it went and what it said. */
export const outboxLines = (sent: readonly SentMessage[]) =>
  sent.length
    ? sent.map(({ code, channel, to, created_at: at, text }) => `${code}  ${channel.padEnd(5)}  ${to}  ${at}\n        ${text}`).join('\n')
    : 'Nothing was sent.';
