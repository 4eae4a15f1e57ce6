// Stubs of browser functions that jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');
const { webcrypto } = require('node:crypto');

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const mediaQuery = (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

const stillAnimation = () => ({ play() {}, cancel() {} });

globalThis.Element.prototype.animate ??= stillAnimation;
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.ResizeObserver ??= SilentObserver;
globalThis.IntersectionObserver ??= SilentObserver;
globalThis.matchMedia ??= mediaQuery;
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
