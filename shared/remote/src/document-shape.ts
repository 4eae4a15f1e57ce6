import {
  isAreaName,
  isFileName,
  isReleaseId,
  type ChannelDocument,
  type LiveRelease,
  type PageRelease,
  type Signature,
} from './channel-document';

type Check<T> = (value: unknown) => value is T;

const isText = (value: unknown): value is string => typeof value === 'string';
const isMoment = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf =
  <T>(check: Check<T>) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(check);

const isRecordOf =
  <T>(check: Check<T>, isKey: (key: string) => boolean = isText) =>
  (value: unknown): value is Record<string, T> =>
    isObject(value) && Object.keys(value).every(isKey) && Object.values(value).every(check);

/** @returns a check of an object that has every one of these parts; what else it has is not looked at */
const isShape =
  <T>(parts: { [K in keyof T]-?: (value: unknown) => boolean }) =>
  (value: unknown): value is T =>
    isObject(value) && Object.entries<(part: unknown) => boolean>(parts).every(([part, check]) => check(value[part]));

const optional = (check: (value: unknown) => boolean) => (value: unknown) => value === undefined || check(value);
const nullable = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);

const isLive = isShape<LiveRelease>({
  release: isReleaseId,
  stepBack: optional(isReleaseId),
  canary: optional(isShape<NonNullable<LiveRelease['canary']>>({ release: isReleaseId, percent: Number.isFinite })),
});

const isPage = isShape<PageRelease>({
  contract: nullable(isCount),
  paths: isListOf(isShape<{ path: string; access: string }>({ path: isText, access: isText })),
  panels: isRecordOf(isText),
  namespace: nullable(isText),
  entry: isFileName,
  scripts: isListOf(isFileName),
  styles: isListOf(isFileName),
  hashes: isRecordOf(isText, isFileName),
});

const isReleaseKey = (key: string) => {
  const [name, release, ...rest] = key.split('/');
  return isAreaName(name) && isReleaseId(release) && rest.length === 0;
};

export const areSignatures = isListOf(isShape<Signature>({ key: isText, value: isText }));

/** Whether anything received has the shape of a document, so that what reads it later cannot stumble. */
export const isChannelDocument = isShape<ChannelDocument>({
  channel: isText,
  serial: isCount,
  issuedAt: isMoment,
  expiresAt: isMoment,
  development: (value) => typeof value === 'boolean',
  remotes: isRecordOf(isLive, isAreaName),
  revoked: isRecordOf(isListOf(isText)),
  releases: isRecordOf(isPage, isReleaseKey),
  log: isShape<ChannelDocument['log']>({ entries: isCount, head: isText }),
  signatures: areSignatures,
});
