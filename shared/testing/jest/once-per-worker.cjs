const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

const modules = new Map();
const sourceMaps = new Map();
/** Modules that stay when the file that loaded them first is over. */
const kept = new Set();

const IS_INSTALLED = /[\\/]node_modules[\\/]/;
const IS_TEST = /\.test\.[^.]+$/;
/** A hook at the top of a module belongs to the test file that loads it. */
const HAS_HOOKS = /^(before|after)(All|Each)\(/m;
/** A mock must reach modules that were not loaded without it. */
const NEEDS_OWN_MODULES = /\bjest\.(mock|doMock|unmock|resetModules|isolateModules)/;

const stays = (path) => IS_INSTALLED.test(path) || (!IS_TEST.test(path) && !HAS_HOOKS.test(readFileSync(path, 'utf8')));

/**
 * Evaluates a module once per worker instead of once per test file, because most tests of the platform load the whole platform. Test files
 * are evaluated each. Needs the environment `one-realm.cjs`.
 */
module.exports = class OncePerWorker extends Runtime {
  constructor(...args) {
    super(...args);
    this.isAlone = NEEDS_OWN_MODULES.test(readFileSync(this._testPath, 'utf8'));
    if (this.isAlone) return;
    this.registries.moduleRegistry = modules;
    this.transformCache.sourceMaps = sourceMaps;
  }

  /** Modules that stay may load others later, so their runtime stays as well, as if its file were never over. */
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
