import { readFileSync } from 'node:fs';
import { NEWS_ADDRESS } from './build-news';

const PAGE = readFileSync(new URL('./page.mjs', import.meta.url), 'utf8');

/**
 * Script for pages of a development session: it shows a banner, makes the shell swap in a new build, and shows the error of a failed
 * build. A shell that cannot swap sends the event `releases:stuck`; then the page reloads.
 */
export const pageScript = (remote: string) => `self.devSession=${JSON.stringify({ remote, news: NEWS_ADDRESS })};\n${PAGE}`;
