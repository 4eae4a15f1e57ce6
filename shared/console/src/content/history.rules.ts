import type { ListedSiteChange } from '@site/platform-operator/calls';

type Act = 'added' | 'deleted' | 'ordered' | 'changed';

export function actOf({ before, after, subject }: Pick<ListedSiteChange, 'before' | 'after' | 'subject'>): Act {
  if (subject.startsWith('order')) return 'ordered';
  if (before === null) return 'added';
  return after === null ? 'deleted' : 'changed';
}

/** Name of the slide or promotion at that time; its number or its list where there was none. */
export function subjectOf({ before, after, subject }: Pick<ListedSiteChange, 'before' | 'after' | 'subject'>): string {
  const name = after?.['name'] ?? before?.['name'];
  return typeof name === 'string' ? name : subject.replace(/^order ?/, '');
}

/** Fields that a change gave another value, as texts. Added and deleted things have none, and neither has an order. */
export function differences({ before, after, subject }: ListedSiteChange): { field: string; before: string; after: string }[] {
  if (!before || !after || subject.startsWith('order')) return [];
  return Object.keys(after)
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((each) => each.before !== each.after);
}

const NOTHING = '—';
const textOf = (value: unknown) =>
  value === '' || value === undefined ? NOTHING : typeof value === 'string' ? value : JSON.stringify(value);
