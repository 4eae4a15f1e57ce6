import { verifyChannelDocument, releaseKey, type ChannelDocument } from '@site/remote/manifest';
import { canonicalText } from '../store/canonical';
import { pageOf, wantedReleases } from '../channel/channel';
import { FAULT_WORDS } from '../publish/fault-words';
import { parseRecord } from '../store/parse-stored';
import { StoreAway } from '../store/store';
import type { Problem } from './problem';
import type { VerifyParts } from './verify-release';

/**
 * Checks a channel's document as a browser does, and compares it with the records of the releases that it names. `verifyRelease`
 * checks the files of those releases.
 * @returns all problems; empty when the document is as it was signed
 * @throws ReleaseRefusal for a malformed name of a channel
 */
export async function verifyChannel({ store, keys }: VerifyParts, channel: string): Promise<readonly Problem[]> {
  const place = `channels/${channel}.json`;
  const problem = (message: string): Problem => ({
    place,
    message,
    advice: `Put ${place} and its log back from a backup, or deploy again.`,
  });

  const text = await store.channelText(channel);
  if (text === null) return [problem('is missing')];
  const value = parsed(text);
  const { document, fault } = await verifyChannelDocument(value, { keys, now: 0 });
  if (!document) return [problem(FAULT_WORDS[fault])];
  if (document.channel !== channel) return [problem(`is the document of the channel "${document.channel}"`)];
  // The signature covers the parsed content, which spaces and repeated keys do not change.
  if (text !== canonicalText(document)) return [problem('is written otherwise than it was signed')];
  const isExpired = (await verifyChannelDocument(value, { keys })).fault === 'expired';
  const expired: Problem = { place, message: FAULT_WORDS.expired, advice: 'Any deploy renews it: npm run release -- deploy.' };
  return [...(await pageFaults(store, document)), ...revokedFaults(document)].map(problem).concat(isExpired ? [expired] : []);
}

async function pageFaults(store: VerifyParts['store'], { remotes, releases }: ChannelDocument) {
  const wanted = wantedReleases(remotes);
  const faults = wanted.map(async ([name, release]) => {
    const page = releases[releaseKey(name, release)];
    if (!page) return [`makes ${name} ${release} live without its files`];
    const said = await pageInStore(store, name, release);
    if (said === null) return [`names ${name} ${release}, which the store does not have`];
    return said === JSON.stringify(page) ? [] : [`says other things of ${name} ${release} than its release.json`];
  });
  const known = new Set(wanted.map(([name, release]) => releaseKey(name, release)));
  const extra = Object.keys(releases).filter((key) => !known.has(key));
  return [...(await Promise.all(faults)).flat(), ...extra.map((key) => `names ${key}, which no page may load`)];
}

/** Reads a record unchecked, only to compare it with the channel document; `verifyRelease` checks the record itself. */
async function pageInStore(store: VerifyParts['store'], name: string, release: string) {
  try {
    return JSON.stringify(pageOf(parseRecord(await store.recordText(name, release), name, release)));
  } catch (problem) {
    if (problem instanceof StoreAway) throw problem;
    return null;
  }
}

const revokedFaults = ({ remotes, revoked }: ChannelDocument) =>
  wantedReleases(remotes)
    .filter(([name, release]) => revoked[name]?.includes(release))
    .map(([name, release]) => `offers ${name} ${release}, which is revoked`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
