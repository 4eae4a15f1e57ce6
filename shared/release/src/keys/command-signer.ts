import { spawn } from 'node:child_process';
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { StoreUnusable } from '../store/store';
import { keyIdOf, type KeySigner } from './key-pair';

/** Upper bound on the answer of a key management service. */
const SIGNS_WITHIN_MS = 30_000;
const HALF_BYTES = 32;
const SEQUENCE = 0x30;
const INTEGER = 0x02;

interface CommandSigner {
  /** Public half of the key: SubjectPublicKeyInfo as base64. */
  spki: string;
  /** Program and arguments. It reads from stdin and writes a signature in DER to stdout, as bytes or as base64. */
  command: [string, ...string[]];
  /** Bytes that the command reads: the SHA-256 digest of the text (default), or the text. */
  reads?: 'digest' | 'text';
}

/**
 * Signer that runs a command for each signature, e.g. the command line of a key management service.
 * @param json `{ "spki", "command", "reads" }`
 * @returns null when the text describes no such signer
 */
export function commandSignerIn(json: string): KeySigner | null {
  const described = parsed(json);
  const publicKey = described && publicKeyOf(described.spki);
  if (!described || !publicKey) return null;
  const { command, reads = 'digest', spki } = described;
  return {
    id: keyIdOf(Buffer.from(spki, 'base64')),
    spki,
    async sign(text) {
      const answer = await answerOf(command, reads === 'text' ? text : createHash('sha256').update(text).digest());
      const signature = p1363Of(answer[0] === SEQUENCE ? answer : Buffer.from(answer.toString('utf8'), 'base64'));
      if (signature && verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)) return signature;
      throw new StoreUnusable(
        `"${command[0]}" answered with no signature of the key ${keyIdOf(Buffer.from(spki, 'base64'))}. ` +
          `It must be ECDSA P-256 with SHA-256 in DER; "reads" says whether the command takes the digest or the text.`,
      );
    },
  };
}

/**
 * Signature in the form that browsers check. Services and OpenSSL answer in DER.
 * @returns r and s side by side, or null when the bytes are no such signature
 */
export function p1363Of(der: Uint8Array): Uint8Array | null {
  if (der[0] !== SEQUENCE || der[1] !== der.length - 2) return null;
  const halves: Uint8Array[] = [];
  for (let at = 2; at < der.length;) {
    const length = der[at + 1] ?? 0;
    if (der[at] !== INTEGER || at + 2 + length > der.length) return null;
    const half = Buffer.from(der.subarray(at + 2, at + 2 + length));
    // DER leaves out leading zeros, and adds one where the first bit would mean a negative number.
    const bare = half.subarray(Math.max(0, half.length - HALF_BYTES));
    halves.push(Buffer.concat([Buffer.alloc(HALF_BYTES - bare.length), bare]));
    at += 2 + length;
  }
  return halves.length === 2 ? Buffer.concat(halves) : null;
}

function parsed(json: string): CommandSigner | null {
  try {
    const value = JSON.parse(json) as Partial<Record<keyof CommandSigner, unknown>>;
    const isCommand = Array.isArray(value.command) && value.command.length > 0 && value.command.every((word) => typeof word === 'string');
    return isCommand && typeof value.spki === 'string' ? (value as CommandSigner) : null;
  } catch {
    return null;
  }
}

/** @returns the public key, or null when it is none of the curve P-256 */
export function publicKeyOf(spki: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

function answerOf([program, ...words]: CommandSigner['command'], input: Uint8Array) {
  return new Promise<Buffer>((resolve, reject) => {
    const fail = (why: string) => reject(new StoreUnusable(`The command that signs, "${program}", failed: ${why}. Nothing was signed.`));
    const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'], timeout: SIGNS_WITHIN_MS });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => err.push(part));
    child.on('error', ({ message }) => fail(message));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(Buffer.concat(out));
      fail(Buffer.concat(err).toString('utf8').trim() || `it ended with ${code ?? signal}`);
    });
    // A command that does not read its input is judged by its answer.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
