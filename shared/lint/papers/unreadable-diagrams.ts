import { JSDOM } from 'jsdom';
import type { Diagram } from './diagrams-in';

/** Mermaid cleans the texts of diagrams with the elements of a browser, which it looks up when it is loaded. */
async function loadMermaid() {
  const { window } = new JSDOM('');
  Object.assign(globalThis, { window, document: window.document });
  return (await import('mermaid')).default;
}

/** Parses diagrams as a browser does. @returns one line for each that has an error: `file:line: problem` */
export async function unreadableDiagrams(diagrams: readonly Diagram[]): Promise<string[]> {
  if (diagrams.length === 0) return [];
  const mermaid = await loadMermaid();
  const problems: string[] = [];
  for (const { file, line, text } of diagrams) {
    try {
      await mermaid.parse(text);
    } catch (problem) {
      problems.push(`${file}:${line}: the diagram cannot be read: ${problem instanceof Error ? problem.message : problem}`);
    }
  }
  return problems;
}
