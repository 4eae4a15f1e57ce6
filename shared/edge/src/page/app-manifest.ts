import { APP_ICON, storagePath } from '@site/api/contracts/site';
import type { Brand } from '../brand';

/** Address of the web app manifest, with which a browser puts the site on the home screen as an app of its own. */
export const MANIFEST_PATH = '/app.webmanifest';

/** The background of all pages, `--ink` of `shared/ui/src/tokens.css`; the window of the app has it before a page is drawn. */
export const PAGE_COLOR = '#0a1411';

/** @see https://www.w3.org/TR/appmanifest/ */
export const appManifest = ({ title, icon }: Brand) => ({
  id: '/',
  name: title,
  short_name: title,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAGE_COLOR,
  theme_color: PAGE_COLOR,
  icons: [
    { src: icon, sizes: 'any', purpose: 'any' },
    { src: storagePath(APP_ICON), sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
});
