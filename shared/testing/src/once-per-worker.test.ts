import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const JEST = join(ROOT, 'shared/testing/jest');

const FILES = {
  'package.json': '{}',
  'counter.js': "globalThis.loads = (globalThis.loads ?? 0) + 1;\nexports.state = { count: 0 };\nexports.lazily = () => require('./lazy');",
  'lazy.js': 'module.exports = 7;',
  'world.js': "const { state } = require('./counter');\nbeforeEach(() => {\n  state.world = (state.world ?? 0) + 1;\n});",
  '1.test.js': `
    const { state } = require('./counter');
    require('./world');
    it('leaves much behind', () => {
      state.count = 1;
      globalThis.left = true;
      globalThis.fetch = () => 'stub';
      jest.spyOn(Math, 'random').mockReturnValue(7);
      jest.useFakeTimers();
      expect(state.world).toBe(1);
    });`,
  '2.test.js': `
    const { state } = require('./counter');
    require('./world');
    it('sees the module of before, and nothing else', async () => {
      expect(state.count).toBe(1);
      expect(globalThis.left).toBeUndefined();
      expect(globalThis.loads).toBeUndefined();
      expect(String(fetch)).not.toContain('stub');
      expect(Math.random()).toBeLessThan(1);
      await new Promise((done) => setTimeout(done, 1));
    });
    it('may call what loads a module late', () => expect(require('./counter').lazily()).toBe(7));
    it('runs the hooks of a module that it loads', () => expect(state.world).toBe(4));`,
  '3.test.js': `
    jest.mock('./counter', () => ({ state: { count: 'mocked' } }));
    it('gets its mock', () => expect(require('./counter').state.count).toBe('mocked'));`,
};

it('loads a module once for many test files, which see nothing else of each other', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'once-')));
  try {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
    const sequencer =
      "const { default: Sequencer } = require('@jest/test-sequencer'); module.exports = class extends Sequencer { sort = (tests) => tests.sort((a, b) => (a.path < b.path ? -1 : 1)); };";
    writeFileSync(join(root, 'in-order.cjs'), sequencer.replace('@jest/test-sequencer', require.resolve('@jest/test-sequencer')));
    const config = {
      rootDir: root,
      testEnvironment: join(JEST, 'one-realm.cjs'),
      runtime: join(JEST, 'once-per-worker.cjs'),
      testSequencer: join(root, 'in-order.cjs'),
      transform: {},
    };
    const { stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/jest/bin/jest.js'), '-i', '--ci', '--config', JSON.stringify(config)],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/Tests: +5 passed, 5 total/);
  } finally {
    rmSync(root, { recursive: true });
  }
});
