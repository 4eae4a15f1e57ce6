import type { ChannelDocument } from '@site/remote/manifest';

/** The live releases as a table for people. */
export function statusTable({ channel, serial, issuedAt, remotes }: ChannelDocument): string {
  const rows = [
    ['area', 'live', 'steps back to'],
    ...Object.entries(remotes).map(([name, live]) => [name, live.release, live.stepBack ?? '-']),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [`channel ${channel}, serial ${serial}, since ${issuedAt}`, ...lines].join('\n');
}
