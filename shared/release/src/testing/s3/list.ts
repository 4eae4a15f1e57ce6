import { S3Refusal, type HeldObjects } from './objects';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Answer to ListObjectsV2. @param pageSize upper bound on keys and folders of one page */
export function listPage(objects: HeldObjects, query: URLSearchParams, pageSize: number): string {
  if (query.get('list-type') !== '2') throw new S3Refusal(501, 'NotImplemented');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const after = tokenIn(query.get('continuation-token'));
  const entries = entriesOf(objects.keys(), prefix, delimiter).filter(({ name }) => name > after);
  const page = entries.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? pageSize)));
  const isTruncated = page.length < entries.length;
  return [
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>`,
    `<KeyCount>${page.length}</KeyCount><Prefix>${escaped(prefix)}</Prefix>`,
    isTruncated ? `<NextContinuationToken>${Buffer.from(page.at(-1)?.name ?? '').toString('base64url')}</NextContinuationToken>` : '',
    ...page.map(({ name, isFolder }) =>
      isFolder ? `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>` : contentsOf(objects, name),
    ),
    '</ListBucketResult>',
  ].join('');
}

const tokenIn = (token: string | null) => (token === null ? '' : Buffer.from(token, 'base64url').toString('utf8'));

function entriesOf(keys: readonly string[], prefix: string, delimiter: string) {
  const entries = new Map<string, { name: string; isFolder: boolean }>();
  for (const key of keys.filter((one) => one.startsWith(prefix))) {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? key : key.slice(0, end + delimiter.length);
    entries.set(name, { name, isFolder: end >= 0 });
  }
  return [...entries.values()];
}

function contentsOf(objects: HeldObjects, key: string) {
  const { etag, changedAt, bytes } = objects.get(key);
  return (
    `<Contents><Key>${escaped(key)}</Key><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size>` +
    `<LastModified>${changedAt.toISOString()}</LastModified></Contents>`
  );
}
