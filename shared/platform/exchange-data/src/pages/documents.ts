import type { Language } from '@site/api/contracts/site';
import { crests, MARKS } from './marks';
import type { ScoreBoard } from './board';
import type { SayWord } from './words';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Escapes JSON so that it cannot close its script element. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface DocumentParts {
  /** Address of the folder with the pages' files. */
  base: string;
  language: Language;
  say: SayWord;
}

/** Fetched without cookies: in a sandbox the page belongs to no site, and browsers report each cookie that they hold back. */
const styleLink = (base: string, name: string) => `<link rel="stylesheet" crossorigin href="${base}/browser/${name}.css">`;

function page(
  { base, language }: DocumentParts,
  { title, style, script, body, data }: { title: string; style: string; script?: string; body: string; data?: unknown },
) {
  const start = data === undefined ? '' : `<script type="application/json" id="start">${embed(data)}</script>`;
  const module = script ? `<script type="module" crossorigin src="${base}/browser/${script}"></script>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
${styleLink(base, 'pages')}${styleLink(base, style)}${start}${module}</head><body>${body}</body></html>`;
}

/** Address that the page polls, and the content until the first answer. */
export interface FollowedBoard {
  address: string;
  board: ScoreBoard;
}

export function scoreDocument(parts: DocumentParts, { address, board }: FollowedBoard) {
  const { say } = parts;
  const body = `<main class="board" data-sport="${board.sport}"><h1 class="hidden">${escape(board.name)}</h1>
<header>${MARKS[board.sport]}<span data-text="competition"></span><span class="phase" data-text="phase"></span></header>
<ul class="sides">${crests(board.sides)
    .map((crest) => `<li>${crest}<span class="name"></span><span class="turn" aria-hidden="true"></span><span class="score"></span></li>`)
    .join('')}</ul>
<ol class="last"></ol><dl class="facts"></dl><p class="problem" role="status" hidden>${escape(say('paused'))}</p></main>`;
  return page(parts, { title: `${say('score')} – ${board.name}`, style: 'score', script: 'score.page', body, data: { address, board } });
}

export function streamDocument(parts: DocumentParts, { address, board }: FollowedBoard) {
  const { say } = parts;
  const body = `<main class="stream" data-sport="${board.sport}"><h1 class="hidden">${escape(board.name)}</h1>
<canvas role="img" aria-label="${escape(say('stream'))}"></canvas>
<p class="tag">${escape(say('stream'))}</p><p class="scores"></p><p class="caption"></p>
<p class="problem" role="status" hidden>${escape(say('paused'))}</p></main>`;
  return page(parts, { title: `${say('stream')} – ${board.name}`, style: 'stream', script: 'stream.page', body, data: { address, board } });
}

/** A page with a problem and its solution. */
export function noticeDocument(parts: DocumentParts, title: string, help: string) {
  return page(parts, {
    title,
    style: 'notice',
    body: `<main class="notice">${MARKS.lily}<h1>${escape(title)}</h1><p>${escape(help)}</p></main>`,
  });
}

/** Page with Intercom's messenger only, because the vendor offers no page of its own. @see N-21 */
export function intercomDocument(parts: DocumentParts, id: string) {
  const { say } = parts;
  const body = `<main class="notice"><h1 role="status">${escape(say('chatLoads'))}</h1></main>`;
  return page(parts, { title: say('chat'), style: 'notice', script: 'intercom.page', body, data: { id, failed: say('chatFailed') } });
}

/** Local page in place of the external exchange. Its script reads the token, which never reaches a server. @see N-50 */
export function standInDocument(parts: DocumentParts, siteOrigin: string) {
  const { say } = parts;
  const body = `<main class="notice">${MARKS.lily}<p class="eyebrow">${escape(say('exchange'))}</p><h1></h1><p><code></code></p>
<p class="help"></p><p>${escape(say('standIn'))}</p><a href="${escape(siteOrigin)}">${escape(say('back'))}</a></main>`;
  const texts = { received: say('received'), missing: say('missing'), help: say('missingHelp') };
  return page(parts, { title: say('exchange'), style: 'notice', script: 'stand-in.page', body, data: texts });
}
