import { packageOf, type Edge } from '../src/refuse-import';
import { TESTING } from '../src/zones';

/** Folder -> the folders that it imports, each by one of the imports. */
type Graph = Map<string, Map<string, Edge>>;

/**
 * Knots of folders: neighbours in one parent folder, inside a package, that import each other, directly or round about, each with all that is below it.
 * @param edges imports as `{ from, to }`, paths below the root
 * @returns imports that tie a knot
 */
export function folderKnots(edges: Edge[]): Edge[] {
  const graphs = new Map<string, Graph>();
  for (const edge of edges) {
    const pair = neighboursOf(edge);
    if (!pair || isExcused(edge)) continue;
    const graph = graphs.get(pair.parent) ?? (new Map() as Graph);
    graphs.set(pair.parent, graph);
    graph.set(pair.from, new Map([...(graph.get(pair.from) ?? []), [pair.to, edge]]));
  }
  return [...graphs.values()].flatMap(knotsOf);
}

/** Tests may be tied; what packages may import of each other is said by their zones. */
const isExcused = ({ from, to }: Edge) => TESTING.test(from) || TESTING.test(to) || packageOf(from) !== packageOf(to);

/** Folders in which the ways to both files part; null where one of them is a file, because a folder composes what is below it. */
function neighboursOf({ from, to }: Edge) {
  const [a, b] = [from.split('/'), to.split('/')] as const;
  const common = a.findIndex((part, index) => part !== b[index]);
  const areFolders = common < a.length - 1 && common < b.length - 1;
  return areFolders ? { parent: a.slice(0, common).join('/'), from: a[common] ?? '', to: b[common] ?? '' } : null;
}

/** Edges whose end leads back to their beginning. */
const knotsOf = (graph: Graph) =>
  [...graph].flatMap(([from, targets]) => [...targets].filter(([to]) => reaches(graph, to, from)).map(([, edge]) => edge));

function reaches(graph: Graph, from: string, goal: string, seen = new Set<string>()): boolean {
  if (from === goal) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(graph.get(from)?.keys() ?? [])].some((next) => reaches(graph, next, goal, seen));
}
