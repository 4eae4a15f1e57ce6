import { expect, type Page } from '@playwright/test';

const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
  '@site/api',
  '@site/api/schema',
  '@site/remote',
  '@site/ui',
  '@site/i18n',
];

/** Text that appears in exactly one module of each package, minified or not. */
const FINGERPRINTS = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g,
  axios: /ERR_FR_TOO_MANY_REDIRECTS/g,
  'our client': /Idempotency-Key/g,
};

interface Provided {
  versions: number;
  from: string[];
}

const shareScope = (page: Page) =>
  page.evaluate(() => {
    type Scope = Record<string, Record<string, { from: string }>>;
    const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as {
      __INSTANCES__: { name: string; shareScopeMap: Record<string, Scope> }[];
    };
    const scopes = instances.map(({ shareScopeMap }) => shareScopeMap['default'] ?? {});
    const provided: Record<string, Provided> = {};
    for (const scope of scopes) {
      for (const [key, versions] of Object.entries(scope)) {
        const known = (provided[key] ??= { versions: 0, from: [] });
        known.versions = Math.max(known.versions, Object.keys(versions).length);
        for (const { from } of Object.values(versions)) if (!known.from.includes(from)) known.from.push(from);
      }
    }
    return { names: instances.map(({ name }) => name), provided };
  });

/** Addresses of the scripts that a page loads from now on. */
export function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  return scripts;
}

/** Expects that the shell provides all shared packages in one version, and that their code was loaded once. */
export async function expectOneCopy(page: Page, scripts: readonly string[]) {
  const { names, provided } = await shareScope(page);
  expect(names).toEqual(expect.arrayContaining(['shell']));
  for (const key of SHARED) expect({ key, ...provided[key] }).toEqual({ key, versions: 1, from: ['shell'] });

  await touch(page, scripts);
  const sources = await sourcesOf(scripts);
  expect(sources.length).toBeGreaterThan(2);
  for (const [name, fingerprint] of Object.entries(FINGERPRINTS)) {
    expect({ name, copies: copiesIn(sources, fingerprint) }).toEqual({ name, copies: 1 });
  }
}

/** Moves the pointer until the page fetches axios, which it does at the first sign of a player. */
async function touch(page: Page, scripts: readonly string[]) {
  let x = 0;
  const isThere = async () => {
    await page.mouse.move(++x, 1);
    return copiesIn(await sourcesOf(scripts), FINGERPRINTS.axios) > 0;
  };
  await expect.poll(isThere).toBe(true);
}

const sourcesOf = (scripts: readonly string[]) => Promise.all([...new Set(scripts)].map(async (url) => (await fetch(url)).text()));
const copiesIn = (sources: readonly string[], fingerprint: RegExp) => sources.filter((source) => source.match(fingerprint)).length;
