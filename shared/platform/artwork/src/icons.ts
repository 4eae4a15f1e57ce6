import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_ICONS, TOUCH_ICON } from '@site/api/contracts/site';
import { appIcon, favicon } from './marks/brand';

/** Folder of the PNG files. `npx tsx e2e/screens/draw-icons.ts` writes them anew after a change of their drawings. */
export const ICON_FOLDER = fileURLToPath(new URL('../icons/', import.meta.url));

/** PNG pictures for home screens, because some systems read no SVG: name below the storage path -> its size and its drawing. */
export const ICONS: ReadonlyMap<string, { px: number; svg: string }> = new Map(
  [...APP_ICONS, TOUCH_ICON].map(({ file, px, purpose }) => [file, { px, svg: purpose === 'maskable' ? appIcon() : favicon() }]),
);

/** Reads a PNG picture by its name below the storage path. */
export const readIcon = (file: string) => readFile(path.join(ICON_FOLDER, path.basename(file)));
