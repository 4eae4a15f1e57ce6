import * as z from '@site/api/schema';
import { isAreaName, isFileName, isReleaseId, type ChannelDocument, type Signature } from './channel-document';

const text = z.string();
const count = z.int().check(z.gte(0));
const moment = text.check(z.refine((value) => !Number.isNaN(Date.parse(value))));
const releaseId = text.check(z.refine(isReleaseId));
const fileName = text.check(z.refine(isFileName));

/** A record whose keys are all checked before zod reads it, because zod drops `__proto__` first. */
const record = <T extends z.ZodMiniType>(value: T, isKey = (key: string) => key !== '__proto__') =>
  z.pipe(z.unknown().check(z.refine((given) => Object.keys(given ?? {}).every(isKey))), z.record(text, value));

const live = z.object({
  release: releaseId,
  stepBack: z.optional(releaseId),
  canary: z.optional(z.object({ release: releaseId, percent: z.number() })),
});

const page = z.object({
  contract: z.nullable(count),
  paths: z.array(z.object({ path: text, access: text })),
  panels: record(text),
  menu: z.optional(z.array(z.object({ path: text, label: z.object({ en: text, bn: text }) }))),
  namespace: z.nullable(text),
  entry: fileName,
  scripts: z.array(fileName),
  styles: z.array(fileName),
  hashes: record(text, isFileName),
});

const isReleaseKey = (key: string) => {
  const [name, release, ...rest] = key.split('/');
  return isAreaName(name) && isReleaseId(release) && rest.length === 0;
};

const signatures = z.array(z.object({ key: text, value: text }));

const channelDocument = z.object({
  channel: text,
  serial: count,
  issuedAt: moment,
  expiresAt: moment,
  development: z.boolean(),
  workerOff: z.optional(z.boolean()),
  remotes: record(live, isAreaName),
  revoked: record(z.array(text)),
  releases: record(page, isReleaseKey),
  log: z.object({ entries: count, head: text }),
  signatures,
});

// Use only the result of the check, never zod's copy, because signatures cover the document as it was received.
export const areSignatures = (value: unknown): value is Signature[] => z.safeParse(signatures, value).success;

/** True when a received value has the shape of a channel document, so that later code can read it safely. */
export const isChannelDocument = (value: unknown): value is ChannelDocument => z.safeParse(channelDocument, value).success;
