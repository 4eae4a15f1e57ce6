/** Runs a bundle that draws, and prints what it drew. The globals of a browser come from jsdom; calls are never answered. */
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';

const [file = ''] = process.argv.slice(2);
const { window } = new JSDOM('<!doctype html><div id="root"></div>', { url: 'http://localhost/', pretendToBeVisual: true });
const GLOBALS = [
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'HTMLElement',
  'Element',
  'Node',
  'Event',
  'CustomEvent',
  'AbortController',
  'AbortSignal',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
];
for (const name of GLOBALS)
  Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

// Stubs of browser functions that jsdom lacks.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const answersNo = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
const added = { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver, matchMedia: answersNo };
Object.assign(window, added);
Object.assign(globalThis, added, { fetch: () => new Promise(() => {}) });
// The output of this program is the drawing.
console.log = console.error;

/** Sets the clock that pages read. @param {number} now */
function setTime(now) {
  if (!isMocked) mock.timers.enable({ apis: ['Date'], now });
  isMocked = true;
  mock.timers.setTime(now);
}
let isMocked = false;

try {
  const { draw } = await import(pathToFileURL(file).href);
  // Timers of the services would keep the process alive.
  process.stdout.write(JSON.stringify(await draw({ setTime })), () => process.exit(0));
} catch (problem) {
  console.error(problem);
  process.exit(1);
}
