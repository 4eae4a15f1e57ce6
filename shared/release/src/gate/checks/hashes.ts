import { releaseKey } from '@site/remote/manifest';
import type { ReleaseRecord } from '#store/release-record';
import { isVerified } from '#publish/released-files';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';

const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Requires an SRI hash for every script and style, the same one in the record and in the channel document. */
export const findMissingHashes = ({ candidates, next }: TrialSet): Finding[] =>
  candidates.flatMap((record) => {
    const bare = withoutHash(record);
    if (bare) return [finding(`${wordsFor(record)}: ${bare} has no hash, so browsers would refuse it.`, record.name)];
    const told = next.releases[releaseKey(record.name, record.release)]?.hashes ?? {};
    const other = Object.keys(record.files).find((file) => isVerified(file) && told[file] !== record.files[file]?.integrity);
    return other ? [finding(`${wordsFor(record)}: pages would be told another hash of ${other} than was published.`, record.name)] : [];
  });

function withoutHash({ entry, scripts, styles, files }: ReleaseRecord) {
  const wanted = new Set([entry, ...scripts, ...styles, ...Object.keys(files).filter(isVerified)]);
  return [...wanted].find((file) => !HASH.test(files[file]?.integrity ?? ''));
}

const finding = (message: string, name: string): Finding => ({
  check: 'damaged',
  message,
  advice: `Publish it again: npm run release -- deploy ${name}.`,
});
