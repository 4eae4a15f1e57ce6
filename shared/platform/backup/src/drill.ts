import { existsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFolder } from '@site/platform-kit/postgres/open';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import type { ComparedTable } from './books';
import { removeFolder, withCleanUp } from './clean-up';
import { makeBackup } from './make-backup';
import { minutes, type Progress } from './progress';
import { restoreBackup } from './restore';
import type { SitePlaces } from './site-places';

const OTHERS_MAY_ENTER = 0o711;

/**
 * Backs up the site, restores it beside itself, checks the outcome and removes both. The restored database has a port of its own.
 * @param folder base of the temporary folder; default: that of the system
 */
export async function drill(places: SitePlaces, progress: Progress, folder = tmpdir()): Promise<ComparedTable[]> {
  const began = performance.now();
  const work = await mkdtemp(join(folder, 'restore-drill-'));
  // The user of the database server enters it; the backup inside is closed.
  await chmod(work, OTHERS_MAY_ENTER);
  const copy = {
    ...places,
    dataFolder: join(work, 'data'),
    store: { folder: join(work, 'releases') },
    keysFolder: join(work, 'keys'),
    serviceFolder: join(work, 'release-service'),
  };
  async function remove() {
    if (existsSync(copy.dataFolder)) await removeFolder(reachableDirectory(serverFolder(copy.dataFolder)));
    await removeFolder(work);
  }
  return withCleanUp(remove, async () => {
    await makeBackup(join(work, 'backup'), places, progress);
    const saved = performance.now();
    const compared = await restoreBackup(join(work, 'backup'), copy, progress);
    progress.note(`backup: ${minutes(saved - began)}, restore: ${minutes(performance.now() - saved)}`);
    return compared;
  });
}

/** One line for each table that has or had rows. */
export function rowLines(compared: readonly ComparedTable[]): string[] {
  const shown = compared.filter(({ before, after, rows }) => before || after || rows);
  const width = Math.max(0, ...shown.map(({ table }) => table.length));
  const line = (table: string, numbers: readonly (string | number)[], rest = '') =>
    `${table.padEnd(width)}${numbers.map((cell) => String(cell).padStart(10)).join('')}  ${rest}`.trimEnd();
  return [
    line('table', ['before', 'after', 'restored']),
    ...shown.map(({ table, before, after, rows, isWithin }) =>
      line(table, [before, after, rows], isWithin ? '' : 'rows came and went meanwhile'),
    ),
  ];
}
