import { pageOf, readRelease, ReleaseRefusal, StoreAway } from '@site/release';
import { hashesOf, isAreaName, isDevRelease, isReleaseId, type ChannelDocument } from '@site/remote/manifest';
import { withOverrides, type Choices, type Override, type Overrides } from '@site/remote/staff';
import type { PreparedSite } from '../channel-document/prepared-site';
import type { StaffSources } from './previews';

interface CheckedChoices {
  overrides: Overrides;
  /** Area -> chosen release that may not run. */
  refused: Choices;
}

/** True for a release that staff may choose: of a remote that is live, and not revoked. The shell is not chosen, because it checks the others. */
export const isChoosable = ({ remotes, revoked }: ChannelDocument, area: string, release: string) =>
  isAreaName(area) &&
  area.startsWith('mf-') &&
  Object.hasOwn(remotes, area) &&
  isReleaseId(release) &&
  !isDevRelease(release) &&
  !revoked[area]?.includes(release);

/** Checks what a browser has chosen: each release must be in the store as it was signed, and not be revoked. */
export async function checkChoices({ store, trust }: Pick<StaffSources, 'store' | 'trust'>, choices: Choices, document: ChannelDocument) {
  const source = { store, keys: trust.reading };
  const checked: CheckedChoices = { overrides: {}, refused: {} };
  const found = Object.entries(choices).map(async ([area, release]) => {
    const override = isChoosable(document, area, release) ? await overrideOf(area, release) : null;
    return [area, release, override] as const;
  });

  async function overrideOf(area: string, release: string): Promise<Override | null> {
    try {
      return { release, page: pageOf(await readRelease(source, area, release)) };
    } catch (problem) {
      if (problem instanceof StoreAway || !(problem instanceof ReleaseRefusal)) throw problem;
      return null;
    }
  }

  for (const [area, release, override] of await Promise.all(found))
    Object.assign(override ? checked.overrides : checked.refused, { [area]: override ?? release });
  return checked;
}

/** The site with overrides, for the HTML; the document inside it stays the one that was signed. */
export function siteWith(site: PreparedSite, overrides: Overrides): PreparedSite {
  const document = withOverrides(site.document, overrides);
  return { ...site, document, hashes: hashesOf(document) };
}
