import type { OperatorRequest } from './operator-request';

/** `message <username> "title" "text"`; null when it cannot be read. */
export function parseMessage([username, title, text, ...more]: readonly string[]): OperatorRequest | null {
  if (!username || !title?.trim() || !text?.trim() || more.length) return null;
  return { method: 'POST', path: `/operator/players/${encodeURIComponent(username)}/messages`, body: { title, text } };
}
