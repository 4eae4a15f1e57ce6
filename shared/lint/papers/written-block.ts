/**
 * A block of a paper that `write-parts.ts` writes, between two markers.
 * @param name of the block, in its markers
 */
export function createBlock(name: string) {
  const start = `<!-- ${name}: written by shared/lint/papers/write-parts.ts -->`;
  const end = `<!-- end of ${name} -->`;

  /** Replaces the text between the markers. @throws Error when the paper has no markers */
  function write(paper: string, text: string): string {
    const [from, to] = [paper.indexOf(start), paper.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The markers are missing: ${start} and ${end}`);
    return `${paper.slice(0, from)}${start}\n\n${text}\n\n${paper.slice(to)}`;
  }

  return {
    write,
    /** @returns true when the paper has the markers, and another text between them */
    isOld: (paper: string, text: string) => paper.includes(start) && write(paper, text) !== paper,
  };
}

/** Aligns the columns as oxfmt does, so that oxfmt leaves the paper as it is. @param rows the head first */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}
