import path from 'node:path';
import { folderOf } from '@site/remote/manifest';

/** Content types of what a release may hold; anything else is not published. */
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

export const contentTypeOf = (file: string): string | undefined => TYPES[path.extname(file)];

/** Text is compressed when it is published; pictures and fonts already are. */
export const isText = (file: string) => /^(text|application\/json|image\/svg)/.test(contentTypeOf(file) ?? '');

/** What a browser checks before it runs or applies it. */
export const isVerified = (file: string) => /\.(js|css)$/.test(file);

/** @returns the address a released file is served at */
export const addressOf = (name: string, release: string, file: string) => folderOf(name, release) + file;
