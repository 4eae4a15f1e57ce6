import { PLAYER_ROUTES, PUBLIC_ROUTES } from '@site/api/contracts/site';

/** What somebody typed, as a message shows it: messages may hold links, and nothing of this becomes one. */
export const plainText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const ROUTES = [...PUBLIC_ROUTES, ...PLAYER_ROUTES].map((route) => new RegExp(`^${route.replace(/:\w+/g, '[\\w-]+')}$`));

/** Whether the site has a page there. */
export const isOwnPath = (path: string) => ROUTES.some((route) => route.test(path));

const PATH_WORD = /(?<=^|\s)\/[\w/-]+(?=[.,;:!?।]?(?:\s|$))/g;

/** The same with lines as they were typed, where own paths that stand alone as words are links. */
export const linkedText = (text: string) =>
  plainText(text)
    .replace(PATH_WORD, (path) => (isOwnPath(path) ? `<a href="${path}">${path}</a>` : path))
    .replace(/\r?\n/g, '<br>');
