/** A diagram of a paper. */
export interface Diagram {
  file: string;
  /** Line of its first line, from 1. */
  line: number;
  text: string;
}

const BLOCK = /^```mermaid\n([\s\S]*?)^```$/gm;

/** @returns the mermaid diagrams of a paper, in their order */
export const diagramsIn = (file: string, paper: string): Diagram[] =>
  [...paper.matchAll(BLOCK)].map(({ index, 1: text = '' }) => ({ file, line: paper.slice(0, index).split('\n').length + 1, text }));
