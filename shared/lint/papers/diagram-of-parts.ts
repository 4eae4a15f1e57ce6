import type { Zone } from '../src/zone';
import { createBlock } from './written-block';

const block = createBlock('parts');

/** A part, with a path of it, which finds its row in the table of zones. */
interface Part {
  /** Name of the package without `@site/`; also the name in the diagram. */
  id: string;
  /** Folder, as the README names it. */
  name: string;
  path: string;
  group: 'browser' | 'shared' | 'servers';
}

const platform = (folder: string): Part => ({
  id: `platform-${folder}`,
  name: `shared/platform/${folder}`,
  path: `shared/platform/${folder}/src/main.ts`,
  group: 'servers',
});

/** In the order of the diagram. */
const PARTS: readonly Part[] = [
  { id: 'shell', name: 'shell', path: 'shell/src/index.tsx', group: 'browser' },
  { id: 'remotes', name: 'remotes: mf-*', path: 'mf-funds/src/lifecycle.tsx', group: 'browser' },
  { id: 'remote', name: 'shared/remote', path: 'shared/remote/src/index.ts', group: 'shared' },
  { id: 'ui', name: 'shared/ui', path: 'shared/ui/src/index.ts', group: 'shared' },
  { id: 'i18n', name: 'shared/i18n', path: 'shared/i18n/src/index.ts', group: 'shared' },
  { id: 'api', name: 'shared/api', path: 'shared/api/src/contracts/index.ts', group: 'shared' },
  { id: 'edge', name: 'shared/edge', path: 'shared/edge/src/main.ts', group: 'servers' },
  { id: 'release', name: 'shared/release', path: 'shared/release/src/cli.ts', group: 'servers' },
  ...['sandbox', 'operator', 'exchange-data', 'exchange', 'demo-games', 'domains', 'kit'].map(platform),
];

const GROUPS: Record<Part['group'], string> = { browser: 'In the browser', shared: 'Shared packages', servers: 'Servers and commands' };
const isOf = ({ id }: Part, specifier: string) => specifier === `@site/${id}` || specifier.startsWith(`@site/${id}/`);

interface Arrow {
  from: Part;
  to: Part;
}

/** Imports between parts that the table permits outside of tests. */
const permitted = (zones: readonly Zone[]): Arrow[] =>
  PARTS.flatMap((from) => {
    const may = zones.find(({ files }) => files.test(from.path))?.may ?? [];
    return PARTS.filter((to) => to !== from && may.some((specifier) => isOf(to, specifier))).map((to) => ({ from, to }));
  });

/** True when arrows lead from one part to the other. */
function leads(arrows: readonly Arrow[], from: Part, goal: Part, seen: ReadonlySet<Part> = new Set()): boolean {
  if (seen.has(from)) return false;
  const next = new Set([...seen, from]);
  return arrows.some((arrow) => arrow.from === from && (arrow.to === goal || leads(arrows, arrow.to, goal, next)));
}

/** Leaves arrows out that others imply, because few arrows are readable. */
const withoutImplied = (arrows: readonly Arrow[]) =>
  arrows.filter(({ from, to }) => !arrows.some((other) => other.from === from && other.to !== to && leads(arrows, other.to, to)));

/** @returns the diagram of the parts, in mermaid */
function diagramOfParts(zones: readonly Zone[]): string {
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => [
    `subgraph ${group} ["${title}"]`,
    ...PARTS.filter((part) => part.group === group).map(({ id, name }) => `  ${id}["${name}"]`),
    'end',
  ]);
  const arrows = withoutImplied(permitted(zones)).map(({ from, to }) => `${from.id} --> ${to.id}`);
  return ['flowchart LR', ...[...groups, ...arrows].map((line) => `  ${line}`)].join('\n');
}

const textOf = (zones: readonly Zone[]) => `\`\`\`mermaid\n${diagramOfParts(zones)}\n\`\`\``;

/** Replaces the diagram between the markers of a paper. @throws Error when the paper has no markers */
export const withParts = (paper: string, zones: readonly Zone[]) => block.write(paper, textOf(zones));

/** @returns true when the paper has the markers, and another diagram than the table of zones gives */
export const hasOldParts = (paper: string, zones: readonly Zone[]) => block.isOld(paper, textOf(zones));
