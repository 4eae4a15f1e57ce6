/**
 * Fetches the font of the taka sign ahead of the first amount on an English page. A browser that draws the sign without its font looks for it
 * in all fonts of the device, and the page waits for that. Bangla pages have the sign in their own font.
 */
export function fetchTakaSign() {
  if ('fonts' in document) void document.fonts.load("1em 'Site Taka'", '৳').catch(() => undefined);
}
