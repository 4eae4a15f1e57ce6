import { DEFAULT_POSTER, posterPath } from '@site/api/contracts/catalogue';

/** A lobby has no code and so no poster of its own. */
export const posterOf = (code: string) => (code ? posterPath(code) : DEFAULT_POSTER);
