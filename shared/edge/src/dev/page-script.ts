import { readFileSync } from 'node:fs';
import { NEWS_ADDRESS } from './build-news';

const PAGE = readFileSync(new URL('./page.mjs', import.meta.url), 'utf8');

/**
 * What runs in pages of a development session: it says that this is not the released site, has the shell swap a new build in,
 * and shows why there is none. A shell that cannot swap says `releases:stuck`; then the page loads again.
 */
export const pageScript = (remote: string) => `self.devSession=${JSON.stringify({ remote, news: NEWS_ADDRESS })};\n${PAGE}`;
