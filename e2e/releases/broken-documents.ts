import { generateKeyPairSync, sign } from 'node:crypto';
import type { Keys } from '@site/release';
import { signedText, type ChannelDocument } from '@site/remote/manifest';

const DAY_MS = 86_400_000;

/** Signed with an unknown key, under the name of a known one. */
function signedByStranger(document: ChannelDocument): ChannelDocument {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const value = sign('sha256', signedText(document), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return { ...document, signatures: document.signatures.map(({ key }) => ({ key, value })) };
}

/** Every invalid content of a channel document: description -> text. */
export async function brokenDocuments(good: ChannelDocument, keys: Keys): Promise<Record<string, string>> {
  const text = JSON.stringify(good);
  const newer = { ...good, serial: good.serial + 1 };
  const expired = { ...newer, expiresAt: new Date(Date.now() - 30 * DAY_MS).toISOString() };
  return {
    garbage: '\u0000\u0001 not a document',
    empty: '',
    'a page (HTML)': '<!doctype html><title>Bad gateway</title>',
    truncated: text.slice(0, text.length / 2),
    unsigned: JSON.stringify({ ...newer, signatures: [] }),
    'signed with another key': JSON.stringify(signedByStranger(newer)),
    'changed after it was signed': JSON.stringify(newer),
    'an older one': JSON.stringify(await keys.sign({ ...good, serial: good.serial - 1 })),
    expired: JSON.stringify(await keys.sign(expired)),
  };
}
