import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFixtureSite } from '../test/fixture-site';

const PROJECT = path.resolve(__dirname, '../../..');

let site: ReturnType<typeof createFixtureSite>;
beforeAll(() => {
  site = createFixtureSite(PROJECT);
  const adapters = path.join(site.dir('shell'), 'src/composition/remotes');
  mkdirSync(adapters, { recursive: true });
  writeFileSync(
    path.join(site.dir('shell'), 'src/index.tsx'),
    "import { codeSource } from './composition/remotes/federation'; self.codeSource = codeSource;",
  );
  writeFileSync(path.join(adapters, 'federation.ts'), "export const codeSource = 'federated';");
  writeFileSync(path.join(adapters, 'plain.ts'), "import { AREAS } from 'virtual:areas'; export const codeSource = AREAS;");
  cpSync(site.dir('mf-demo'), site.dir('mf-later'), { recursive: true });
  mkdirSync(path.join(site.dir('mf-later'), 'src/panels'));
  writeFileSync(path.join(site.dir('mf-later'), 'src/panels/inbox.tsx'), "export const panel = 'inbox of later';");
  writeFileSync(path.join(site.dir('mf-later'), 'remote.manifest.ts'), "export const manifest = { panels: { inbox: './panels/inbox' } };");
});
afterAll(() => site.remove());

it('contains all remotes with their panels as lazy chunks, without a list of them by hand', async () => {
  const { code, said } = await site.build('plain');
  expect(said).toMatch(/plain built/);
  expect(code).toBe(0);
  const read = (file: string) => readFileSync(path.join(site.root, 'shared/build/dist/plain', file), 'utf8');
  const { first, chunks } = JSON.parse(read('build.json')) as { first: string[]; chunks: Record<string, string[]> };
  expect(Object.keys(chunks).sort()).toEqual(['mf-demo', 'mf-later']);
  expect(chunks['mf-later']?.some((file) => read(file).includes('hello'))).toBe(true);
  expect(first.every((file) => !chunks['mf-later']?.includes(file))).toBe(true);
  expect(read('main.js')).not.toContain('federated');
  const all = readdirSync(path.join(site.root, 'shared/build/dist/plain'));
  expect(all.filter((file) => file.endsWith('.js') && read(file).includes('inbox of later'))).toHaveLength(1);
  expect(read('main.js')).not.toContain('inbox of later');
});
