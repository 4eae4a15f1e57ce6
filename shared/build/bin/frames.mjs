/** Runs the bundle that draws the shell's frames, and prints them. The globals of a browser come from jsdom. */
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
  'CustomEvent',
];
for (const name of GLOBALS)
  Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

const { prerenderFrames } = await import(pathToFileURL(file).href);
// Timers of the services would keep the process alive.
process.stdout.write(JSON.stringify(await prerenderFrames()), () => process.exit(0));
