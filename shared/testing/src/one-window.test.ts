import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const JEST = join(ROOT, 'shared/testing/jest');

const FILES = {
  'package.json': '{}',
  'node_modules/react/index.js': 'exports.state = { count: 0 };',
  'node_modules/jotai/index.js': 'exports.state = { count: 0 };',
  'store.js': 'exports.state = { count: 0 };',
  'in-order.cjs': `
    const { default: Sequencer } = require(${JSON.stringify(require.resolve('@jest/test-sequencer'))});
    module.exports = class extends Sequencer { sort = (tests) => tests.sort((a, b) => (a.path < b.path ? -1 : 1)); };`,
  '1.test.js': `
    it('leaves much behind', () => {
      for (const name of ['react', 'jotai', './store']) require(name).state.count = 1;
      window.left = true;
      window.innerWidth = 7;
      window.fetch = () => 'stub';
      Element.prototype.scrollTo = () => {};
      Object.defineProperty(document, 'hidden', { configurable: true, value: 'left' });
      Object.defineProperty(navigator, 'share', { configurable: true, value: 'left' });
      document.documentElement.lang = 'bn';
      document.head.innerHTML = '<style>p { display: none }</style>';
      document.body.innerHTML = '<p class="left">left</p>';
      document.body.className = 'left';
      document.cookie = 'left=1';
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      history.pushState({ left: true }, '', '/left?left=1');
      const leave = () => react.state.heard.push('left');
      const react = require('react');
      react.state.heard = [];
      addEventListener('resize', leave);
      document.addEventListener('click', leave);
      setInterval(leave, 1);
      setTimeout(leave, 1);
      jest.spyOn(Math, 'random').mockReturnValue(7);
      jest.useFakeTimers();
    });`,
  '2.test.js': `
    it('sees the library of before, and nothing else', async () => {
      expect(['react', 'jotai', './store'].map((name) => require(name).state.count)).toEqual([1, 0, 0]);
      expect(window.left).toBeUndefined();
      expect(innerWidth).toBe(1024);
      expect(window.fetch).toBeUndefined();
      expect(Element.prototype.scrollTo).toBeUndefined();
      expect(document.hidden).toBe(false);
      expect(navigator.share).toBeUndefined();
      expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
      expect(document.cookie).toBe('');
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
      expect([location.href, history.state]).toEqual(['http://localhost/', null]);
      expect(Math.random()).toBeLessThan(1);
      await new Promise((done) => setTimeout(done, 20));
      dispatchEvent(new Event('resize'));
      document.dispatchEvent(new Event('click'));
      expect(require('react').state.heard).toEqual([]);
    });
    it('hears its own console where the window reports a fault', () => {
      const heard = jest.spyOn(console, 'error').mockReturnValue();
      addEventListener('error', () => {});
      addEventListener('resize', () => { throw new Error('planted'); });
      dispatchEvent(new Event('resize'));
      expect(heard).toHaveBeenCalledTimes(1);
    });`,
  '3.test.js': `
    jest.mock('react', () => ({ state: { count: 'mocked' } }));
    it('gets its mock', () => expect(require('react').state.count).toBe('mocked'));`,
};

it('evaluates a listed library once for many test files, which see nothing else of each other', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'window-')));
  try {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const config = {
      rootDir: root,
      testEnvironment: join(JEST, 'one-window.cjs'),
      runtime: join(JEST, 'once-per-worker.cjs'),
      testSequencer: join(root, 'in-order.cjs'),
      transform: {},
    };
    const jest = [join(ROOT, 'node_modules/jest/bin/jest.js'), '-i', '--ci', '--config', JSON.stringify(config)];
    const { stderr } = spawnSync(process.execPath, jest, { cwd: root, encoding: 'utf8' });
    expect(stderr).toMatch(/Tests: +4 passed, 4 total/);
  } finally {
    rmSync(root, { recursive: true });
  }
});
