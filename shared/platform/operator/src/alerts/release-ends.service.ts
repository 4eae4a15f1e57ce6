import { releaseEndsPath, releaseEndsSchema, type ReleaseEnds } from '@site/api/contracts/releases';
import * as z from '@site/api/schema';
import { DEFAULTS } from '@site/serving/defaults';
import type { PlatformSettings } from '@site/platform-kit/context/context';
import { createReleaseTokens } from '../release-tokens';

const PATIENCE_MS = 3_000;
/** Name of the platform at the release service, which may read there and nothing else. */
const NAME = 'platform';
const RIGHTS = { role: 'viewer', areas: null, channels: null } as const;

/** Asks the release service for the newest document, and for what ends when. @throws Error when it does not answer with that */
export async function readReleaseEnds({ console, twoStepKey }: Pick<PlatformSettings, 'console' | 'twoStepKey'>): Promise<ReleaseEnds> {
  const token = await createReleaseTokens(twoStepKey, console.origin).sign(NAME, RIGHTS);
  const answer = await fetch(`${console.releaseUrl}${releaseEndsPath(DEFAULTS.CHANNEL)}`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const ends = z.safeParse(releaseEndsSchema(), await answer.json());
  if (answer.ok && ends.success) return ends.data;
  throw new Error(`The release service answers ${answer.status}, and not with the ends of its documents.`);
}
