import { PUSH_KINDS, type PushKind } from './rules';

/** Decrypted data of a push: the platform writes it, the service worker shows it. Its words are in the language of the device's player. */
export interface PushMessage {
  kind: PushKind;
  title: string;
  body: string;
  /** Own path that the notification opens. */
  path: string;
  /** Subject: a notification replaces the one before about the same subject. */
  tag: string;
}

const OWN_PATH = /^\/(?!\/)[\w/?=&.:-]{0,200}$/;

/**
 * Reads the data of a push. It is not a schema of zod, because the service worker is one small script.
 * @returns null for anything but a message of the platform
 */
export function readPushMessage(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, title, body, path, tag } = data as Partial<Record<keyof PushMessage, unknown>>;
  if (!isKind(kind) || typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return null;
  return typeof path === 'string' && OWN_PATH.test(path) ? { kind, title, body, path, tag } : null;
}

const isKind = (kind: unknown): kind is PushKind => PUSH_KINDS.some((known) => known === kind);
