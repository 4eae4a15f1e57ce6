import { StoreUnusable } from '../store';

/** Place of a store in a bucket. */
export interface S3Address {
  bucket: string;
  /** Begin of all keys, e.g. `sites/live/`; empty for the whole bucket. */
  prefix: string;
  region?: string;
  /** Address of an S3-compatible server; default: AWS. */
  endpoint?: string;
  /** Puts the bucket into the path instead of the host name. */
  isPathStyle: boolean;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/;
const PARAMETERS = ['region', 'endpoint', 'path-style'];

/**
 * Parses `s3://bucket/prefix?region=...&endpoint=https://...&path-style=true`.
 * @throws StoreUnusable for any other address
 */
export function parseS3Address(address: string): S3Address {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 's3:') throw new StoreUnusable(malformed('it does not begin with "s3://" and a bucket'));
  const { searchParams } = url;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const prefix = url.pathname
    .replace(/^\/|\/$/g, '')
    .concat('/')
    .replace(/^\/$/, '');
  const problem = [
    { isWrong: url.username !== '' || url.password !== '', why: 'it contains credentials, which belong into the environment' },
    { isWrong: !BUCKET.test(url.host), why: 'it names no possible bucket' },
    {
      isWrong: !PREFIX.test(prefix),
      why: 'its prefix has other characters than letters, digits, ".", "_" and "-", or a part that begins with "."',
    },
    {
      isWrong: [...searchParams.keys()].some((name) => !PARAMETERS.includes(name)),
      why: `it has other parameters than ${PARAMETERS.join(', ')}`,
    },
    {
      isWrong: endpoint !== undefined && !isServer(endpoint),
      why: 'its endpoint is no http or https address without credentials and path',
    },
    { isWrong: !['true', 'false'].includes(searchParams.get('path-style') ?? 'false'), why: 'its path-style is neither true nor false' },
  ].find(({ isWrong }) => isWrong);
  if (problem) throw new StoreUnusable(malformed(problem.why));
  return {
    bucket: url.host,
    prefix,
    region: searchParams.get('region') ?? undefined,
    endpoint,
    isPathStyle: searchParams.get('path-style') === 'true',
  };
}

function isServer(endpoint: string) {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(endpoint);
  return /^https?:$/.test(protocol) && username + password + search + hash === '' && pathname === '/';
}

// The address is left out, because it may contain a secret.
const malformed = (why: string) =>
  `The address of the release store cannot be used: ${why}. Write it as ` +
  `s3://bucket/prefix?region=eu-central-1, for another server with &endpoint=https://...&path-style=true.`;
