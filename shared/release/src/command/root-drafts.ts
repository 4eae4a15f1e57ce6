import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicKeyOf } from '../keys/command-signer';
import { keyIdOf, makeSigningKey, privatePem, signWith } from '../keys/key-pair';
import { readSigners } from '../keys/read-keys';
import { canonicalText } from '../store/canonical';
import { errorCode } from '../store/error-code';
import { ReleaseRefusal } from '../store/store';
import { parseRoot, type NamedKey, type RootDocument, type UnsignedRoot } from '../trust';
import { WrongUsage } from './exit-code';

const OWNER_ONLY = 0o600;
const PUBLIC = '.public.json';

/** Makes the file of a private key, and beside it the public half, which goes to the holders of the root document. */
export async function makeKeyFile(file: string, holder: string) {
  const { id, spki, privateKey } = makeSigningKey();
  await writeFile(file, privatePem(privateKey), { mode: OWNER_ONLY, flag: 'wx' }).catch((problem: unknown) => {
    if (errorCode(problem) === 'EEXIST') throw new ReleaseRefusal(`${file} exists already and is not overwritten. Name another file.`);
    throw problem;
  });
  const publicFile = file + PUBLIC;
  await writeFile(publicFile, `${JSON.stringify({ id, spki, holder }, null, 2)}\n`);
  return { id, publicFile };
}

/** Public halves in a list of files with commas. @throws WrongUsage when a file has none */
export const readPublicHalves = (files: string, from: string): Promise<NamedKey[]> =>
  Promise.all(
    files.split(',').map(async (file) => {
      const text = await readText(path.resolve(from, file));
      const key = namedKeyIn(text);
      if (key) return key;
      throw new WrongUsage(`${file} is no public half of a key: { "spki", "holder" }. "trust key <file>" writes it as <file>${PUBLIC}.`);
    }),
  );

function namedKeyIn(text: string): NamedKey | null {
  try {
    const { spki, holder } = JSON.parse(text) as Partial<Record<keyof NamedKey, unknown>>;
    const isKey = typeof spki === 'string' && publicKeyOf(spki) !== null && typeof holder === 'string';
    return isKey ? { id: keyIdOf(Buffer.from(spki, 'base64')), spki, holder } : null;
  } catch {
    return null;
  }
}

/** Signs a root document with the keys in these files. */
export async function signRoot(body: UnsignedRoot, files: string | undefined, from: string): Promise<RootDocument> {
  const signed = await signWith(body, await readSigners(files, from));
  return { ...body, signatures: [...signed.signatures] };
}

/** Adds signatures to a draft, and returns it. @throws ReleaseRefusal when the file is no draft */
export async function signDraft(file: string, files: string | undefined, from: string): Promise<RootDocument> {
  const draft = await readDraft(file, from);
  const { signatures, ...body } = draft;
  const added = (await signRoot(body, files, from)).signatures;
  if (added.length === 0) throw new WrongUsage(`Name the file of your key: npm run release -- trust sign ${file} --key <file>`);
  const signed = { ...body, signatures: [...signatures.filter(({ key }) => !added.some((own) => own.key === key)), ...added] };
  await writeDraft(file, signed, from);
  return signed;
}

export const writeDraft = (file: string, root: RootDocument, from: string) => writeFile(path.resolve(from, file), canonicalText(root));

/** @throws ReleaseRefusal when the file is no draft */
export const readDraft = async (file: string, from: string) => draftIn(await readText(path.resolve(from, file)), file);

/** @param name of the draft, for the message @throws ReleaseRefusal when the text is no root document */
export function draftIn(text: string, name: string): RootDocument {
  const root = parseRoot(text);
  if (root) return root;
  throw new ReleaseRefusal(`${name} is no draft of a root document. Make one with --draft <file>.`);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (problem) {
    throw new ReleaseRefusal(`${file} cannot be read (${String(errorCode(problem))}).`);
  }
}
