/** A commit as release notes need it. */
export interface NotedCommit {
  /** Short hash. */
  hash: string;
  title: string;
}

/** One line of release notes. */
interface Note {
  hash: string;
  /** Area or package of the title; null when it names none. */
  scope: string | null;
  text: string;
  isBreaking: boolean;
}

/** Release notes by kind, newest first in each. */
interface Notes {
  features: readonly Note[];
  fixes: readonly Note[];
  other: readonly Note[];
}

const TITLE = /^([a-z]+)(?:\(([^)]*)\))?(!?): (.*)$/;

/** Groups commits by the types of their conventional titles; a title without a type, or with another one, goes to `other`. */
export function notesOf(commits: readonly NotedCommit[]): Notes {
  const notes = commits.map(({ hash, title }) => {
    const [, type = '', scope = null, breaking = '', text = title] = TITLE.exec(title) ?? [];
    return { type, note: { hash, scope: scope || null, text, isBreaking: breaking === '!' } };
  });
  const notesIn = (isIn: (type: string) => boolean) => notes.filter(({ type }) => isIn(type)).map(({ note }) => note);
  return {
    features: notesIn((type) => type === 'feat'),
    fixes: notesIn((type) => type === 'fix'),
    other: notesIn((type) => type !== 'feat' && type !== 'fix'),
  };
}

const HEADS = { features: 'Features', fixes: 'Fixes', other: 'Other' } as const satisfies Record<keyof Notes, string>;
const KINDS = ['features', 'fixes', 'other'] as const;

/**
 * Release notes as Markdown.
 * @param area named in the title; as a scope it is left out of its own notes
 */
export function markdownOf(area: string, { since, until }: { since: string; until: string }, notes: Notes): string {
  const parts = KINDS.filter((kind) => notes[kind].length).map((kind) =>
    [`## ${HEADS[kind]}`, '', ...notes[kind].map((note) => lineOf(area, note))].join('\n'),
  );
  return [`# ${area} ${until}`, `Changes since ${since}.`, ...(parts.length ? parts : ['Nothing has changed.'])].join('\n\n');
}

/** Characters that Markdown would read as markup. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, String.raw`\$&`);

const lineOf = (area: string, { hash, scope, text, isBreaking }: Note) =>
  `- ${isBreaking ? '**Breaking:** ' : ''}${scope && scope !== area ? `${scope}: ` : ''}${escaped(text)} (${hash})`;
