import { areasElsewhere } from '@site/build/project';
import { createFileStore } from '@site/release';
import { ROOT } from './server';
import { CHANNEL, placesOfRun } from './throwaway-store';

/** The journeys walk through the whole site. @throws Error that names the areas of other repositories that are not in the store of this run */
export async function requireAreasElsewhere() {
  const live = (await createFileStore(placesOfRun().storeDir).channel(CHANNEL))?.remotes ?? {};
  const missing = [...areasElsewhere(ROOT).keys()].filter((name) => !Object.hasOwn(live, name));
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} must be live in ${placesOfRun().storeDir}. Run \`npm start\`, and in each of their repositories \`npm run deploy\` with RELEASE_URL=http://localhost:3005.`,
    );
}
