import { bytesByOwner } from './bytes-by-owner.mjs';
import { ownerOf } from './owner-of.mjs';

it.each([
  ['webpack://shell_1/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://shell_1/node_modules/@base-ui/react/node_modules/@floating-ui/utils/index.mjs', '@floating-ui/utils'],
  ['webpack://shell_1/shared/ui/src/icons/icon.tsx', 'shared/ui/src'],
  ['webpack://shell_1/src/chrome/toolbar/header.tsx', 'src/chrome/toolbar'],
  ['webpack://shell_1/webpack/runtime/load script', 'webpack'],
  [null, 'webpack'],
])('%s belongs to %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});

// cspell:ignore ICAA ADAA
it('attributes every byte of a file to the source that the map names for it', () => {
  const map = { version: 3 as const, names: [], sources: ['node_modules/zod/a.js', 'src/b.ts'], mappings: 'AAAA,ICAA;ADAA,E' };
  const bytes = bytesByOwner('0123456\n78();', map);
  expect(Object.fromEntries(bytes)).toEqual({ zod: 6, src: 3, webpack: 3 });
});
