/** @param {string} line */
const isSummary = (line) => line.trimStart().startsWith('summary: ') && line.endsWith(',');

/**
 * A webpack loader that takes the summaries of calls out of browser code, because only the platform's OpenAPI page shows them.
 * @param {string} source
 */
module.exports = (source) =>
  source
    .split('\n')
    .filter((line) => !isSummary(line))
    .join('\n');
