import { choicesText, OVERRIDES_COOKIE, STAFF_LEAVE_PATH, STAFF_RELEASES_PATH, type Choices, type StaffReleases } from '@site/remote/staff';

/** Chooses the releases of this browser until it is closed, and loads the page with them. */
export function choose(choices: Choices, reload = () => window.location.reload()) {
  const text = choicesText(choices);
  document.cookie = `${OVERRIDES_COOKIE}=${text}; path=/; samesite=lax${text ? '' : '; max-age=0'}`;
  reload();
}

/** Ends the proof of staff in this browser, and all choices with it. @throws when the site does not answer */
export async function leaveStaff(reload = () => window.location.reload()) {
  const { ok, status } = await fetch(STAFF_LEAVE_PATH, { method: 'POST' });
  if (!ok) throw new Error(`Answered ${status}`);
  reload();
}

/** Releases that staff may choose from. @throws when the proof of staff has ended, or the site does not answer */
export async function readStaffReleases(signal: AbortSignal): Promise<StaffReleases> {
  const answer = await fetch(STAFF_RELEASES_PATH, { signal });
  if (!answer.ok) throw new Error(`Answered ${answer.status}`);
  return (await answer.json()) as StaffReleases;
}

/** The address of this page without the preview that it asks for. */
export function withoutPreview({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return query.size ? `${pathname}?${String(query)}` : pathname;
}
