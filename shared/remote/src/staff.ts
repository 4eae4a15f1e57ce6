import { releaseKey, type ChannelDocument, type PageRelease } from './channel-document';

/** Paths of the edge for staff. */
export const STAFF_PATH = '/edge/staff';
export const STAFF_RELEASES_PATH = `${STAFF_PATH}/releases`;
export const STAFF_LEAVE_PATH = `${STAFF_PATH}/leave`;

/** Id of the element with `StaffFacts`. Documents of players have none. */
export const STAFF_ELEMENT = 'staff';
/** Attribute of that element on a page that follows no newer document, because it shows a preview or an override. */
export const FIXED_ATTRIBUTE = 'data-fixed';

/** A release that one browser runs in the place of the live one. */
export interface Override {
  release: string;
  page: PageRelease;
}

export type Overrides = Readonly<Record<string, Override>>;

/** Facts that the edge writes into a document for staff, or into one that shows a preview. */
export interface StaffFacts {
  /** True when the browser has proved that it is staff's; a page at the address of a preview has only a banner. */
  isStaff: boolean;
  /** Preview that this page shows, and the areas whose release is not the live one. */
  preview: { name: string; endsAt: string; areas: readonly string[] } | null;
  /** Name of the preview that the address asks for and that does not exist. */
  missing: string | null;
  overrides: Overrides;
  /** Area -> release that was chosen and may not run. */
  refused: Readonly<Record<string, string>>;
}

/** One release that staff may choose. */
interface StaffRelease {
  release: string;
  publishedAt: string;
}

/** Answer of `STAFF_RELEASES_PATH`: area -> its releases that are signed and not revoked, newest first. */
export type StaffReleases = Readonly<Record<string, readonly StaffRelease[]>>;

/** Cookie with the chosen releases. It counts together with the proof of staff only, and ends with the browser. */
export const OVERRIDES_COOKIE = 'releaseOverrides';

/** Area -> chosen release. */
export type Choices = Readonly<Record<string, string>>;

/** Choices as the text of their cookie: `mf-chat/1.0.0-a~mf-funds/2.0.0-b`. */
export const choicesText = (choices: Choices) =>
  Object.entries(choices)
    .map(([area, release]) => releaseKey(area, release))
    .join('~');

/** Reads choices from cookies; an unreadable one is left out. */
export function readChoices(cookies: string): Choices {
  const text = new RegExp(`(?:^|;)\\s*${OVERRIDES_COOKIE}=([^;\\s]*)`).exec(cookies)?.[1] ?? '';
  const pairs = text.split('~').map((choice) => choice.split('/'));
  return Object.fromEntries(pairs.flatMap(([area, release]) => (area && release ? [[area, release] as const] : [])));
}

/** The document with overrides in the place of live releases, without canary and step back, so that a failure is seen. */
export const withOverrides = <Document extends Pick<ChannelDocument, 'remotes' | 'releases'>>(
  document: Document,
  overrides: Overrides,
): Document => ({
  ...document,
  remotes: { ...document.remotes, ...mapped(overrides, (area, { release }) => [area, { release }]) },
  releases: { ...document.releases, ...mapped(overrides, (area, { release, page }) => [releaseKey(area, release), page]) },
});

const mapped = <Value>(overrides: Overrides, pair: (area: string, override: Override) => [string, Value]) =>
  Object.fromEntries(Object.entries(overrides).map(([area, override]) => pair(area, override)));
