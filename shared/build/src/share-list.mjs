import { versionOf } from './workspace.mjs';

/**
 * Modules that the shell provides, so that no remote bundles them: request -> package. Keys match requests exactly: `react` does not
 * cover `react/jsx-runtime`. Prefer own packages to whole vendors, because a shared vendor is never tree-shaken.
 */
export const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  jotai: 'jotai',
  '@site/api': '@site/api',
  '@site/api/schema': '@site/api',
  '@site/remote': '@site/remote',
  '@site/ui': '@site/ui',
  '@site/i18n': '@site/i18n',
};

/** @param {string} root @returns {Record<string, string>} request -> exact version in the workspace */
export const sharedVersions = (root) =>
  Object.fromEntries(Object.entries(SHARED).map(([request, owner]) => [request, versionOf(root, owner)]));

/** @param {string} root @param {'shell' | 'remote'} role */
export function shareList(root, role) {
  /** @type {{ eager: true } | { import: false }} */
  const part = role === 'shell' ? { eager: true } : { import: false };
  return Object.fromEntries(
    Object.entries(sharedVersions(root)).map(([request, version]) => [
      request,
      { singleton: true, strictVersion: true, version, requiredVersion: version, ...part },
    ]),
  );
}
