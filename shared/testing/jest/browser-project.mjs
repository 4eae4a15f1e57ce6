import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** @param {string} name a file of this folder; an installed package has scripts instead of sources */
const fileOf = (name) => [`${name}.ts`, `${name}.js`].map((file) => path.join(HERE, file)).find((file) => existsSync(file)) ?? name;

/** Compiles each file for itself, without a look at types. */
export const transform = {
  '^.+\\.(t|j)sx?$|\\.mjs$': [
    '@swc/jest',
    {
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that are ES modules only, and one that loads a module of Node by an import. */
const ES_MODULES = [
  '@site',
  '@tanstack/(react-table|table-core|react-store|store)',
  'postgrator',
  'cookie',
  'jose',
  'pixelmatch',
  'react-fast-marquee',
  'sql-template-tag',
  '@opentelemetry/otlp-exporter-base',
];

export const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES.join('|')})/)`];

/** Project of Jest for code of the browser, which runs in jsdom: `export default browserProject({ testMatch: ['<rootDir>/**\/*.test.tsx'] })`. */
export const browserProject = (/** @type {object} */ options) => ({
  transform,
  transformIgnorePatterns,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
  moduleNameMapper: { '\\.css$': path.join(HERE, 'css-module.cjs'), '\\.svg$': path.join(HERE, 'file.cjs') },
  setupFiles: [path.join(HERE, 'environment.cjs'), fileOf('computed-style')],
  setupFilesAfterEnv: [fileOf('matchers')],
  ...options,
});
