import type { Brand } from '../brand';
import { appManifest, touchIcon } from './app-manifest';

const brandWith = (icon: string): Brand => ({ title: 'Shapla', icon, chatOrigin: null });

it('has pictures of the own brand for systems that read no SVG', () => {
  const own = brandWith('/storage/logo/favicon.svg');
  expect(appManifest(own).icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/storage/logo/favicon.svg', 'any', 'any'],
    ['/storage/logo/icon-192.png', '192x192', 'any'],
    ['/storage/logo/icon-512.png', '512x512', 'any'],
    ['/storage/logo/maskable-192.png', '192x192', 'maskable'],
    ['/storage/logo/maskable-512.png', '512x512', 'maskable'],
  ]);
  expect(touchIcon(own)).toBe('/storage/logo/touch-icon.png');
});

it('has only the icon that the operator set', () => {
  const other = brandWith('/storage/logo/river.png');
  expect(appManifest(other).icons.map(({ src }) => src)).toEqual(['/storage/logo/river.png']);
  expect(touchIcon(other)).toBe('/storage/logo/river.png');
});
