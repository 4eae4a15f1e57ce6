import { createPrivateKey } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PublicKey } from '@site/remote/manifest';
import { errorCode } from '../store/error-code';
import { commandSignerIn } from './command-signer';
import { signingKeyOf, type KeySigner } from './key-pair';
import { StoreUnusable } from '../store/store';

const OTHERS = 0o077;

/** A public key and the person who signs with it; older keys have no name. */
export interface HeldKey extends PublicKey {
  holder?: string;
}

/** The public keys of `keys.json`. */
export interface PublicKeys {
  accepted: readonly HeldKey[];
  /** Keys that signed earlier releases, and sign nothing any more. */
  retired: readonly HeldKey[];
}

/** @returns empty lists when there is no such file @throws StoreUnusable when it cannot be read or has another shape */
export async function readPublicKeys(file: string): Promise<PublicKeys> {
  const text = await textOf(file);
  if (text === null) return { accepted: [], retired: [] };
  const keys = keysIn(text);
  if (keys) return keys;
  throw new StoreUnusable(`${file} is no list of keys: { "accepted": [{ "id", "spki" }] }. Put it back from where releases are made.`);
}

function keysIn(text: string): PublicKeys | null {
  try {
    const { accepted, retired = [] } = JSON.parse(text) as { accepted?: unknown; retired?: unknown };
    return isKeyList(accepted) && isKeyList(retired) ? { accepted, retired } : null;
  } catch {
    return null;
  }
}

const isKeyList = (value: unknown): value is HeldKey[] => Array.isArray(value) && value.every(isPublicKey);

const isPublicKey = (value: unknown): value is HeldKey =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'spki' in value &&
  typeof value.spki === 'string' &&
  (!('holder' in value) || typeof value.holder === 'string');

/** Next steps in messages about the file of a private key; each begins a sentence, except `leaked`. */
export interface KeyAdvice {
  /** The file is missing. */
  gone: string;
  /** Others could read the file; follows "if they have,". */
  leaked: string;
  /** The file has no key, or another one. */
  wrong: string;
}

/**
 * Reads a signer: an ECDSA P-256 private key as PEM, or the JSON of a signer that runs a command.
 * @throws StoreUnusable when the file is missing, unreadable, readable for others, or neither of the two
 */
export async function readSigner(file: string, { gone, leaked, wrong }: KeyAdvice): Promise<KeySigner> {
  const text = await textOf(file);
  if (text === null) throw new StoreUnusable(`${file} is gone. ${gone}`);
  if (process.platform !== 'win32' && (await stat(file)).mode & OTHERS)
    throw new StoreUnusable(`Others may read ${file}. Run "chmod 600 ${file}"; if they have, ${leaked}`);
  const signer = text.trimStart().startsWith('{') ? commandSignerIn(text) : keyIn(text);
  if (signer) return signer;
  throw new StoreUnusable(`${file} is no ECDSA P-256 private key. ${wrong}`);
}

/** Signers in a list of files with commas, e.g. the value of `RELEASE_KEY`; none without a list. @param from folder of relative paths */
export const readSigners = (files: string | undefined, from: string): Promise<KeySigner[]> =>
  Promise.all(
    (files ?? '')
      .split(',')
      .filter(Boolean)
      .map((file) =>
        readSigner(path.resolve(from, file), {
          gone: 'Make a key: npm run release -- trust key <file> --holder "Name".',
          leaked: 'it leaked: npm run release -- trust cut <id> --reason "why".',
          wrong: 'Name the file of a private key that "trust key" made.',
        }),
      ),
  );

/** Signer of an accepted key. @throws StoreUnusable when `readSigner` does, or when the file has another key than `id` */
export async function readSigningKey(file: string, id: string): Promise<KeySigner> {
  const retire = `npm run release -- keys --retire ${id}`;
  const signer = await readSigner(file, {
    gone: `Put it back, or retire the key: ${retire}.`,
    leaked: 'add a key and retire this one.',
    wrong: `Put the right one back, or retire it: ${retire}.`,
  });
  if (signer.id === id) return signer;
  throw new StoreUnusable(`${file} holds the key ${signer.id}, not ${id}. Put the right one back, or retire it: ${retire}.`);
}

function keyIn(pem: string): KeySigner | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? signingKeyOf(key) : null;
  } catch {
    return null;
  }
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return null;
    throw new StoreUnusable(`${file} cannot be read (${String(errorCode(problem))}). Give this user the right to.`);
  }
}
