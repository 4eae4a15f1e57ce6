const { TestEnvironment } = require('jest-environment-jsdom');

/** Heavy libraries without a state of their own. Any other module is evaluated for each file, as a page would load it. */
const KEPT = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-hook-form',
  'use-sync-external-store',
  'zod',
  'axe-core',
  '@testing-library/dom',
  '@testing-library/user-event',
  'aria-query',
  'dom-accessibility-api',
  'pretty-format',
  'lz-string',
  'fast-check',
  'pure-rand',
];
const IS_KEPT = new RegExp(`/node_modules/(${KEPT.join('|')})/(?!.*/node_modules/)|/shared/api/src/(contracts|errors|schema|money)/`);

/** Interfaces that tests and their libraries change. */
const INTERFACES = [
  ...['EventTarget', 'Node', 'Element', 'HTMLElement', 'HTMLInputElement', 'HTMLTextAreaElement', 'HTMLFormElement', 'HTMLAnchorElement'],
  ...['HTMLImageElement', 'HTMLMediaElement', 'HTMLCanvasElement', 'HTMLIFrameElement', 'HTMLScriptElement', 'HTMLDialogElement'],
  ...['Document', 'Range', 'Selection', 'History', 'Navigator', 'Storage', 'URL', 'Blob', 'FileReader'],
];

let kept = null;

/**
 * One window for all files of a worker, so that the libraries which most of them need are evaluated, and become fast, once
 * (`once-per-worker.cjs`). After each file the window is that of before: its properties, document, listeners, timers, storage and address.
 */
module.exports = class OneWindow extends TestEnvironment {
  constructor(config, context) {
    if (kept) return kept;
    super(config, { ...context, console: consoleOf(() => this.global?.console ?? context.console) });
    this.followTimers();
    this.followListeners();
    const { document, navigator, history, location, screen } = this.global;
    const prototypes = INTERFACES.map((name) => this.global[name].prototype);
    this.restore = [this.global, document, navigator, history, location, screen, ...prototypes].map(rememberProperties);
    kept = this;
  }

  keeps(path) {
    return IS_KEPT.test(path.replaceAll('\\', '/'));
  }

  /** A timer without delay belongs to a library that waits for its turn, and has its turn before the next file. */
  followTimers() {
    const { global } = this;
    const { setTimeout, setInterval } = global;
    this.timers = [];
    const follow = (id) => {
      this.timers.push(id);
      return id;
    };
    global.setTimeout = (work, delay, ...rest) => {
      const id = setTimeout(work, delay, ...rest);
      return delay > 0 ? follow(id) : id;
    };
    global.setInterval = (...args) => follow(setInterval(...args));
  }

  clearTimers() {
    for (const id of this.timers.splice(0)) this.global.clearTimeout(id);
  }

  followListeners() {
    const { global } = this;
    this.listeners = [];
    for (const target of [global, global.document]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      const isSame = (type, listener, options) => (known) =>
        known.type === type && known.listener === listener && known.capture === captures(options);
      target.addEventListener = (type, listener, options) => {
        add(type, listener, options);
        if (!this.listeners.some(isSame(type, listener, options)))
          this.listeners.push({ type, listener, capture: captures(options), remove });
      };
      target.removeEventListener = (type, listener, options) => {
        remove(type, listener, options);
        this.listeners = this.listeners.filter((known) => known.remove !== remove || !isSame(type, listener, options)(known));
      };
    }
  }

  async teardown() {
    const { global } = this;
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.clearTimers();
    await new Promise((done) => setTimeout(done, 0));
    this.clearTimers();
    for (const { type, listener, capture, remove } of this.listeners.splice(0)) remove(type, listener, capture);
    for (const restore of this.restore) restore();
    emptyDocument(global.document);
    global.localStorage.clear();
    global.sessionStorage.clear();
    global.history.replaceState(null, '', '/');
  }
};

const captures = (options) => Boolean(typeof options === 'object' ? options?.capture : options);

/** Each file has a console of its own. */
function consoleOf(current) {
  return new Proxy({}, { get: (_, name) => Reflect.get(current(), name) });
}

function rememberProperties(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const name of Reflect.ownKeys(object)) if (!(name in before)) Reflect.deleteProperty(object, name);
    for (const name of Reflect.ownKeys(before)) {
      const now = Object.getOwnPropertyDescriptor(object, name);
      const then = before[name];
      if (!now || now.value !== then.value || now.get !== then.get) Reflect.defineProperty(object, name, then);
    }
  };
}

function emptyDocument(document) {
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
}
