const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

const modules = new Map();
const sourceMaps = new Map();
/** Modules that stay loaded after the test file that loaded them first. */
const kept = new Set();

const IS_INSTALLED = /[\\/]node_modules[\\/]/;
const IS_TEST = /\.test\.[^.]+$/;
/** A module with a hook at its top level must run again for each test file, because the hook belongs to that file. */
const HAS_HOOKS = /^(before|after)(All|Each)\(/m;
/** A test file with a mock needs its own modules, because loaded modules would not get the mock. */
const NEEDS_OWN_MODULES = /\bjest\.(mock|doMock|unmock|resetModules|isolateModules)/;

const stays = (path) => IS_INSTALLED.test(path) || (!IS_TEST.test(path) && !HAS_HOOKS.test(readFileSync(path, 'utf8')));

/**
 * Evaluates a module once per worker instead of once per test file, because most tests of the platform load the whole platform. Each
 * test file itself is evaluated. Requires the environment `one-realm.cjs`.
 */
module.exports = class OncePerWorker extends Runtime {
  constructor(...args) {
    super(...args);
    this.isAlone = NEEDS_OWN_MODULES.test(readFileSync(this._testPath, 'utf8'));
    if (this.isAlone) return;
    this.registries.moduleRegistry = modules;
    this.transformCache.sourceMaps = sourceMaps;
  }

  /** Keeps the runtime usable after its test file, because a module that stays may load other modules later. */
  teardown() {
    if (this.isAlone) return super.teardown();
    this.restoreAllMocks();
    this.testState.enterTestCode();
    for (const path of modules.keys()) {
      if (kept.has(path)) continue;
      if (stays(path)) kept.add(path);
      else modules.delete(path);
    }
  }
};
