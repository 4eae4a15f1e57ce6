const { TestEnvironment } = require('jest-environment-node');

let realm = null;

/**
 * One environment for all files of a worker, so that their modules can share one registry (`once-per-worker.cjs`). After each file it
 * restores the global object and the timers.
 */
module.exports = class OneRealm extends TestEnvironment {
  constructor(config, context) {
    if (realm) return realm;
    const { temporaryFolder } = config.projectConfig.testEnvironmentOptions;
    // Before the globals are copied, so that tests, and the processes that they start, have it too.
    if (temporaryFolder) process.env.TMPDIR = temporaryFolder;
    super(config, context);
    this.before = Object.getOwnPropertyDescriptors(this.global);
    realm = this;
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    for (const name of Reflect.ownKeys(this.global)) if (!(name in this.before)) Reflect.deleteProperty(this.global, name);
    for (const name of Reflect.ownKeys(this.before))
      if (this.hasChanged(name)) Reflect.defineProperty(this.global, name, this.before[name]);
  }

  /** Node loads some globals at their first read, which must not count as a change. */
  hasChanged(name) {
    const { value, get } = this.before[name];
    const now = Object.getOwnPropertyDescriptor(this.global, name);
    if (!now) return true;
    return get ? !now.get && now.value !== globalThis[name] : now.value !== value;
  }
};
