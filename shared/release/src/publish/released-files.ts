import path from 'node:path';
import { folderOf } from '@site/remote/manifest';

/** Content types by extension; a file with another extension is not published. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Content type of a released file, with its charset; undefined for a file that cannot be released. */
export const contentTypeOf = (file: string): string | undefined => TYPES[path.extname(file)];

/**
 * True for the source map of a script. It is stored, hashed and signed with its release, and has no content type: the edge serves it to
 * nobody.
 */
export const isSourceMap = (file: string) => file.endsWith('.js.map');

/** Name of the source map of a script. */
export const sourceMapOf = (script: string) => `${script}.map`;

/** True for text, which is compressed when it is published; pictures and fonts are compressed already. */
export const isText = (file: string) => /^(text|application\/json|image\/svg)/.test(contentTypeOf(file) ?? '');

/** True for scripts and styles, whose hash a browser checks before it uses them. */
export const isVerified = (file: string) => /\.(js|css)$/.test(file);

/** Address of a released file on the site: `/releases/<name>/<release>/<file>`. */
export const addressOf = (name: string, release: string, file: string) => folderOf(name, release) + file;
