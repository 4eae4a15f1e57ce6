import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { PublicKey } from '@site/remote/manifest';
import { errorCode } from '../store/error-code';
import { signingKeyOf, type SigningKey } from './key-pair';
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

/** @throws StoreUnusable when the file is missing, unreadable, readable for others, or no P-256 key with this id */
export async function readSigningKey(file: string, id: string): Promise<SigningKey> {
  const text = await textOf(file);
  if (text === null) throw new StoreUnusable(`${file} is gone. Put it back, or retire the key: npm run release -- keys --retire ${id}.`);
  if (process.platform !== 'win32' && (await stat(file)).mode & OTHERS) {
    throw new StoreUnusable(`Others may read ${file}. Run "chmod 600 ${file}"; if they have, add a key and retire this one.`);
  }
  const privateKey = keyIn(text);
  if (privateKey?.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new StoreUnusable(
      `${file} is no ECDSA P-256 private key. Put the right one back, or retire it: npm run release -- keys --retire ${id}.`,
    );
  }
  const key = signingKeyOf(privateKey);
  if (key.id === id) return key;
  throw new StoreUnusable(
    `${file} holds the key ${key.id}, not ${id}. Put the right one back, or retire it: npm run release -- keys --retire ${id}.`,
  );
}

function keyIn(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
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
