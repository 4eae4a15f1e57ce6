import { packageOf, type Edge } from '../src/refuse-import';
import { TESTING } from '../src/specifiers';

/** Folder -> the folders that it imports, each with one of the imports. */
type Graph = Map<string, Map<string, Edge>>;

/**
 * Finds cycles of folders: siblings in one package that import each other, directly or through other siblings. A folder includes
 * everything below it.
 * @param edges imports as `{ from, to }`, paths below the root
 * @returns imports that belong to a cycle
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

/** Tests may belong to a cycle, and the zones decide about imports between packages. */
const isExcused = ({ from, to }: Edge) => TESTING.test(from) || TESTING.test(to) || packageOf(from) !== packageOf(to);

/** The two siblings below the common folder of both files; null when one of them is a file, because a folder composes its subfolders. */
function neighboursOf({ from, to }: Edge) {
  const [a, b] = [from.split('/'), to.split('/')] as const;
  const common = a.findIndex((part, index) => part !== b[index]);
  const areFolders = common < a.length - 1 && common < b.length - 1;
  return areFolders ? { parent: a.slice(0, common).join('/'), from: a[common] ?? '', to: b[common] ?? '' } : null;
}

/** Edges with a path from their end back to their start. */
const knotsOf = (graph: Graph) =>
  [...graph].flatMap(([from, targets]) => [...targets].filter(([to]) => reaches(graph, to, from)).map(([, edge]) => edge));

function reaches(graph: Graph, from: string, goal: string, seen = new Set<string>()): boolean {
  if (from === goal) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(graph.get(from)?.keys() ?? [])].some((next) => reaches(graph, next, goal, seen));
}
