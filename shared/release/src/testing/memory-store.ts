import { canonicalText } from '../store/canonical';
import { requireSound } from '../store/commit-rules';
import { parseChannel } from '../store/parse-stored';
import { ReleaseRefusal, type ReleaseStore } from '../store/store';
import { isCodeArea, isReleasedName, requireChannel, requireRelease, storedFileOf, storedName } from '../store/store-names';

interface Release {
  record: string;
  files: Map<string, Uint8Array>;
}

interface Channel {
  text: string;
  lines: readonly string[];
}

/** An empty release store in memory, for one test. */
export function createMemoryStore(): ReleaseStore {
  const releases = new Map<string, Map<string, Release>>();
  const channels = new Map<string, Channel>();

  function find(name: string, release: string) {
    requireRelease(name, release);
    return releases.get(name)?.get(release);
  }
  const recordText = async (name: string, release: string) => find(name, release)?.record ?? null;
  const ids = async (name: string) => [...(releases.get(name)?.keys() ?? [])];
  const textOf = (channel: string) => {
    requireChannel(channel);
    return channels.get(channel)?.text ?? null;
  };
  const documentOf = (channel: string) => parseChannel(textOf(channel), channel, channel);

  return {
    has: async (name, release) => find(name, release) !== undefined,
    recordText,
    ids,
    areas: async () => [...releases.keys()].filter(isCodeArea),
    async put(record, files) {
      const { name, release } = record;
      if (find(name, release)) throw new ReleaseRefusal(`${name} ${release} is already published and never changes.`);
      const forms = [...files].flatMap(([file, { identity, br, gzip }]) =>
        Object.entries({ [storedName(file, 'identity')]: identity, [storedName(file, 'br')]: br, [storedName(file, 'gzip')]: gzip }),
      );
      const stored = forms.flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : []));
      const area = releases.get(name) ?? new Map<string, Release>();
      releases.set(name, area.set(release, { record: canonicalText(record), files: new Map(stored) }));
    },
    readFile: async (name, release, file, encoding) =>
      isReleasedName(name, release, file) ? (find(name, release)?.files.get(storedName(file, encoding)) ?? null) : null,
    files: async (name, release) => [...(find(name, release)?.files.keys() ?? [])].map(storedFileOf),
    async remove(name, release) {
      find(name, release);
      releases.get(name)?.delete(release);
    },
    channel: async (channel) => documentOf(channel),
    channelText: async (channel) => textOf(channel),
    channels: async () => [...channels.keys()],
    log: async (channel) => channels.get(channel)?.lines ?? [],
    async commit(next, lines, after) {
      // Checks and writes without an await, so that no other writer comes in between.
      const before = documentOf(next.channel);
      const counted = channels.get(next.channel)?.lines ?? [];
      requireSound({ next, lines, after }, { before, lines: counted, tail: [] });
      channels.set(next.channel, { text: canonicalText(next), lines: [...counted, ...lines] });
    },
    async removeChannel(channel) {
      channels.delete(channel);
    },
  };
}
