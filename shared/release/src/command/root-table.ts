import { isExpired, wordsForIdentity, type RootDocument } from '../trust';
import { minuteOf, table } from './table';

/** A root document for people: who may speak for what, and until when. */
export function rootTable(root: RootDocument): string {
  const { version, expires, keys, roles, delegations, cut } = root;
  const named = [...Object.entries({ root: roles.root, 'the service': roles.targets }), ...Object.entries(delegations)];
  const rows = Object.entries(keys).map(([id, { holder }]) => {
    const speaks = named
      .filter(([, { keyIds }]) => keyIds.includes(id))
      .map(([name, { keyIds, threshold }]) => `${name} (${threshold} of ${keyIds.length})`);
    return [id, holder, speaks.join(', ')];
  });
  const others = Object.entries(delegations).flatMap(([area, { identities }]) =>
    identities.map((identity) => `for ${area} speak also ${wordsForIdentity(identity)}`),
  );
  const closed = Object.entries(delegations)
    .filter(([, { keyIds, identities }]) => keyIds.length + identities.length === 0)
    .map(([area]) => `for ${area} speaks nobody: name its team with "trust delegate ${area} --keys <files>"`);
  const head = `root document ${version}, valid until ${minuteOf(expires)} UTC${isExpired(root, Date.now()) ? ', EXPIRED' : ''}`;
  return [
    head,
    '',
    table([['key', 'holder', 'speaks for'], ...rows]),
    ...others,
    ...closed,
    ...Object.entries(cut).map(([id, reason]) => `cut off: ${id}, ${reason}`),
  ].join('\n');
}
