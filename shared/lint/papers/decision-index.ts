const FOLDER = 'shared/docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const RECORD = /\/(\d{4}-[\w-]+\.md)$/;
const ENTRY = /^- \[\d+\]\(([^)]+)\)(.*)$/gm;
/** A record names in its third line the decision that it replaces, or that replaces it. */
const REPLACES = /(?:supersede|replace)/;
const DECISION = /decision (\d+)/gi;

const decisionsIn = (text: string) => [...text.matchAll(DECISION)].map(([, number]) => number);

/**
 * Problems of the index of decisions: a record without an entry, an entry without a record, and an entry that does not name the decision
 * that replaces the record or that it replaces.
 * @param files every file of the repository, from its root
 */
export function decisionProblems(files: readonly string[], read: (file: string) => string): string[] {
  const records = files.filter((file) => file.startsWith(FOLDER) && RECORD.test(file));
  if (records.length === 0) return [];
  const entries = new Map([...(files.includes(INDEX) ? read(INDEX) : '').matchAll(ENTRY)].map(([, name = '', text = '']) => [name, text]));
  const names = records.map((file) => RECORD.exec(file)?.[1] ?? '');
  return [
    ...names.filter((name) => !entries.has(name)).map((name) => `${INDEX}: ${name} has no entry.`),
    ...[...entries.keys()].filter((name) => !names.includes(name)).map((name) => `${INDEX}: ${name} is no record.`),
    ...records.flatMap((file, at) => {
      const status = read(file).split('\n')[2] ?? '';
      const entry = entries.get(names[at] ?? '');
      if (entry === undefined || !REPLACES.test(status)) return [];
      const unnamed = decisionsIn(status).filter((number) => !decisionsIn(entry).includes(number));
      return unnamed.map((number) => `${INDEX}: the entry of ${names[at]} does not name decision ${number}, as the record does.`);
    }),
  ];
}
