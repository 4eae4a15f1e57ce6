import type { RemoteManifest } from '@site/remote/manifest';
import { ReleaseRefusal } from '../store/store';

/**
 * Parses the manifest that a build wrote. A build runs code of its area, so its output is untrusted input.
 * @param name of the area
 * @returns null when the area exports no manifest
 * @throws ReleaseRefusal when the text is no manifest
 */
export function parseManifest(text: string, name: string): RemoteManifest | null {
  const value = parsed(text);
  if (value === null || isManifest(value)) return value;
  throw new ReleaseRefusal(`remote.manifest.ts of ${name} holds something that no manifest has. See RemoteManifest in @site/remote.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const FIELDS = ['name', 'contract', 'paths', 'panels', 'menu', 'namespace'];
const MENU_FIELDS = ['path', 'label'];
const LANGUAGES = ['en', 'bn'];
const PATH_FIELDS = ['path', 'access', 'frame', 'preload', 'pictures', 'texts', 'sample'];

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Record<string, unknown>, fields: readonly string[]) => Object.keys(value).every((field) => fields.includes(field));
const startsWith = (value: unknown, start: string) => isText(value) && value.startsWith(start);

/** Refuses unknown fields, because the values become part of the signed record. */
const isManifest = (value: unknown): value is RemoteManifest =>
  isObject(value) &&
  hasOnly(value, FIELDS) &&
  isText(value['name']) &&
  typeof value['contract'] === 'number' &&
  isText(value['namespace']) &&
  Array.isArray(value['paths']) &&
  value['paths'].every(isPath) &&
  (value['menu'] === undefined || (Array.isArray(value['menu']) && value['menu'].every(isMenuItem))) &&
  (value['panels'] === undefined ||
    (isObject(value['panels']) && Object.values(value['panels']).every((panel) => startsWith(panel, './'))));

const isPath = (value: unknown) =>
  isObject(value) &&
  hasOnly(value, PATH_FIELDS) &&
  startsWith(value['path'], '/') &&
  ['public', 'player'].includes(String(value['access'])) &&
  (value['frame'] === undefined || ['full', 'bare'].includes(String(value['frame']))) &&
  (value['sample'] === undefined || startsWith(value['sample'], '?')) &&
  ['pictures', 'texts'].every((field) => value[field] === undefined || startsWith(value[field], '/api/')) &&
  (value['preload'] === undefined ||
    (Array.isArray(value['preload']) && value['preload'].every((address: unknown) => startsWith(address, '/api/'))));

const isMenuItem = (value: unknown) =>
  isObject(value) && hasOnly(value, MENU_FIELDS) && startsWith(value['path'], '/') && isObject(value['label']) && isLabel(value['label']);

const isLabel = (label: Record<string, unknown>) =>
  hasOnly(label, LANGUAGES) && LANGUAGES.every((language) => isText(label[language]) && label[language] !== '');
