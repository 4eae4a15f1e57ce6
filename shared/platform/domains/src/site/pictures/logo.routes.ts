import { getLogo, OWN_FAVICON, type LogoRecord } from '@site/api/contracts/site';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';

/** Names below the storage path; the artwork package draws the files. */
const LOGO: LogoRecord = {
  logo: 'logo/shapla.svg',
  mobile_logo: 'logo/shapla-mobile.svg',
  loader_logo: 'logo/loader.svg',
  favicon: OWN_FAVICON,
};

const RECORDS = [LOGO];

export const logoModule: PlatformModule = (app) => {
  route(app, getLogo, async () => RECORDS);
};
