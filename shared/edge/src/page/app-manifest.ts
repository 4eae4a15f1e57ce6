import { APP_ICONS, OWN_FAVICON, storagePath, TOUCH_ICON } from '@site/api/contracts/site';
import type { Brand } from '../brand';

/** Address of the web app manifest, with which a browser puts the site on the home screen as an app of its own. */
export const MANIFEST_PATH = '/app.webmanifest';

/** The background of all pages, `--ink` of `shared/ui/src/tokens.css`; the window of the app has it before a page is drawn. */
export const PAGE_COLOR = '#0a1411';

/** The PNG pictures show the own brand, so an operator's icon takes the place of all of them. */
const isOwnBrand = ({ icon }: Brand) => icon === storagePath(OWN_FAVICON);

/** Address of the icon on the home screen of iOS. */
export const touchIcon = (brand: Brand) => (isOwnBrand(brand) ? storagePath(TOUCH_ICON.file) : brand.icon);

/** @see https://www.w3.org/TR/appmanifest/ */
export const appManifest = (brand: Brand) => ({
  id: '/',
  name: brand.title,
  short_name: brand.title,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAGE_COLOR,
  theme_color: PAGE_COLOR,
  icons: [
    { src: brand.icon, sizes: 'any', purpose: 'any' },
    ...(isOwnBrand(brand) ? APP_ICONS : []).map(({ file, px, purpose }) => ({
      src: storagePath(file),
      sizes: `${px}x${px}`,
      type: 'image/png',
      purpose,
    })),
  ],
});
