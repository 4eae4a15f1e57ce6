import { PLAYER_ROUTES, PUBLIC_ROUTES } from '@site/api/contracts/site';

/** Escapes typed text for a message: messages may hold links, and typed text must not become one. */
export const plainText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const ROUTES = [...PUBLIC_ROUTES, ...PLAYER_ROUTES].map((route) => new RegExp(`^${route.replace(/:\w+/g, '[\\w-]+')}$`));

/** True when the site has a page at the path. */
export const isOwnPath = (path: string) => ROUTES.some((route) => route.test(path));

const PATH_WORD = /(?<=^|\s)\/[\w/-]+(?=[.,;:!?।]?(?:\s|$))/g;

/** Escapes typed text, keeps its line breaks, and turns own paths that are words of their own into links. */
export const linkedText = (text: string) =>
  plainText(text)
    .replace(PATH_WORD, (path) => (isOwnPath(path) ? `<a href="${path}">${path}</a>` : path))
    .replace(/\r?\n/g, '<br>');
