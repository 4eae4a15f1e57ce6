import { FRAMES_FILE } from '@site/api/contracts/site';
import type { LiveSite } from '@site/release';
import { readFirstPaint } from './first-paint';

const site = { host: { name: 'shell', release: '1.0.0-a', styles: ['main.css'], files: ['main.css', FRAMES_FILE] } } as unknown as LiveSite;
const paintOf = (files: Record<string, string>) =>
  readFirstPaint(
    site,
    (_name, _release, file) => Promise.resolve(file in files ? Buffer.from(files[file] ?? '') : null),
    () => Promise.resolve(new Map()),
  );

it('puts the styles into the document: fonts by their whole address, and nothing that ends the element', async () => {
  const sheet = '@font-face{src:url(a.woff2),url("b.woff2"),url(data:x),url(/c.svg)}p:after{content:"</style><script>"}';
  const { styles } = await paintOf({ 'main.css': sheet });
  const folder = '/releases/shell/1.0.0-a/';
  expect(styles).toContain(`url(${folder}a.woff2),url("${folder}b.woff2"),url(data:x),url(/c.svg)`);
  expect(styles).not.toContain('</style');
});

it('leaves the style sheets to the page when one of them cannot be read', async () => {
  expect(await paintOf({})).toEqual({ frames: null, styles: '', areas: new Map() });
});

it('reads the frames of the release', async () => {
  const frames = { html: ['<a></a>'], places: { 'en-mobile-guest': { '/': 0 } }, names: {} };
  expect((await paintOf({ [FRAMES_FILE]: JSON.stringify(frames) })).frames).toEqual(frames);
});

it.each(['', '{"html":', '[]', 'null', '{"html":{},"places":{}}'])('goes without frames when they are broken: %s', async (text) => {
  expect((await paintOf({ [FRAMES_FILE]: text })).frames).toBeNull();
});
