import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** One package as it is installed by a repository of another team. */
export interface PackedPackage {
  /** Folder below `shared`, and name after `@site/`. */
  folder: string;
  /** Folders with the files that travel. */
  folders: string[];
  /** Commands: name -> source. */
  bin?: Record<string, string>;
  /** Files and folders that need this repository, so they stay here. */
  leftOut?: RegExp;
  /** Packages that the code imports only where somebody has installed them. */
  optional?: string[];
  /** Exports that only other repositories need. */
  extraExports?: Record<string, string>;
}

/** In the order of their dependencies. */
export const PACKED: PackedPackage[] = [
  { folder: 'api', folders: ['src'] },
  { folder: 'i18n', folders: ['src', 'locales'] },
  { folder: 'remote', folders: ['src'] },
  { folder: 'ui', folders: ['src', 'fonts'], extraExports: { './css-modules': './src/css-modules.d.ts' } },
  { folder: 'build', folders: ['src', 'bin', 'weigh'], bin: { 'site-build': './bin/build.mjs' } },
  { folder: 'serving', folders: ['src'] },
  // The other commands prepare, check and test this repository. A browser of Playwright is used where it is installed.
  {
    folder: 'testing',
    folders: ['src', 'bin', 'jest'],
    leftOut: /^bin\/(?!(chromium|nats-server|progress|system-package)\.)/,
    optional: ['playwright'],
  },
  // Rows are counted where the requirements are.
  {
    folder: 'lint',
    folders: ['src', 'words', 'tsconfig'],
    leftOut: /^rows\//,
    extraExports: { './tsconfig/base.json': './tsconfig/base.json' },
  },
  // Its helpers of tests start a PostgreSQL server of the platform.
  { folder: 'release', folders: ['src'], bin: { 'site-release': './src/cli.ts' }, leftOut: /^src\/testing\// },
  // Of the edge only the server of development, which needs nothing of a site but its address.
  {
    folder: 'edge',
    folders: ['src'],
    bin: { 'site-dev': './src/dev/beside-site/start.ts' },
    leftOut: /^(bin\/|src\/(?!dev\/)|src\/dev\/(main|dev-session)\.)/,
  },
];

const SKIPPED = /\.test\.[cm]?tsx?$|(^|\/)(node_modules|dist|test)\/|(^|\/)tsconfig\.json$/;

/** @returns the files of a package that travel, from its folder, sorted */
export function filesOf(home: string, { folders, leftOut }: PackedPackage): string[] {
  return folders
    .flatMap((folder) => readdirSync(path.join(home, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)))
    .filter((file) => !SKIPPED.test(file) && !leftOut?.test(file))
    .sort();
}

/** The parts of a `package.json` that matter here. */
export interface SourceManifest {
  name: string;
  version: string;
  description: string;
  license?: string;
  sideEffects?: boolean | string[];
  exports: Record<string, string>;
  imports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  engines?: Record<string, string>;
}

/** @param home folder of a package */
export const manifestOf = (home: string) => JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as SourceManifest;
