import { PREVIEW } from '@site/release';
import { readChoices, type StaffFacts } from '@site/remote/staff';
import type { FastifyRequest } from 'fastify';
import type { PreparedSite } from '../channel-document/prepared-site';
import { checkChoices, siteWith } from './overrides';
import type { ReadPreview, StaffSources } from './previews';
import type { Staff } from './staff';

/** The site that a document shows, and its facts for staff. */
interface PageSite {
  site: PreparedSite;
  /** Null for a player. */
  staff: StaffFacts | null;
}

/** Chooses the site of a document. @returns null when nothing is live */
export type PageSites = (request: FastifyRequest) => Promise<PageSite | null>;

interface PageSiteParts extends StaffSources {
  staff: Staff;
  /** Null at an edge without previews. */
  previews: ReadPreview | null;
}

const NOTHING: StaffFacts = { isStaff: false, preview: null, missing: null, overrides: {}, refused: {} };

/**
 * The address of a preview shows it to everybody who knows it. At the address of the site only staff get anything but live: a preview by
 * query, or the releases that their browser has chosen.
 */
export function createPageSites({ live, staff, previews, ...sources }: PageSiteParts): PageSites {
  return async (request) => {
    const newest = live.current();
    if (request.preview) return { site: request.preview, staff: { ...NOTHING, preview: factsOf(request.preview, newest) } };
    if (!newest) return null;
    if (!previews || !(await staff.of(request))) return { site: newest, staff: null };
    const facts = { ...NOTHING, isStaff: true };
    const name = previewIn(request.url);
    const preview = name === null ? null : await previews(name);
    if (preview) return { site: preview, staff: { ...facts, preview: factsOf(preview, newest) } };
    const checked = await checkChoices(sources, readChoices(request.headers.cookie ?? ''), newest.document);
    return { site: siteWith(newest, checked.overrides), staff: { ...facts, ...checked, missing: name } };
  };
}

/** True for a page that does not show live, and follows no newer document. */
export const isFixed = (staff: StaffFacts | null) => staff !== null && (staff.preview !== null || Object.keys(staff.overrides).length > 0);

/** The name after `?preview=`; null without one. */
function previewIn(url: string): string | null {
  return new URLSearchParams(url.split('?', 2)[1]).get('preview');
}

function factsOf({ document }: PreparedSite, live: PreparedSite | null): StaffFacts['preview'] {
  const { channel, expiresAt, remotes } = document;
  const areas = Object.keys(remotes).filter((area) => remotes[area]?.release !== live?.document.remotes[area]?.release);
  return { name: channel.slice(PREVIEW.length), endsAt: expiresAt, areas };
}
