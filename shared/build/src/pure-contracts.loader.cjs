const SCHEMA_CALL = /(?<=[=:,([]|\.\.\.)z\.\w+\(/g;
const OWN_FUNCTION = /\bconst ([a-z]\w*)=(?:\([^()]*\)|\w+)=>/g;
const IMPORTED = /\bimport\{([^}]*)\}from/g;

/** @param {string} source @returns {string[]} names of the functions that the contract declares, and of what it imports by name */
const functionsOf = (source) => [
  ...[...source.matchAll(OWN_FUNCTION)].map(([, name = '']) => name),
  ...[...source.matchAll(IMPORTED)].flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/^.* as /, ''))),
];

/**
 * A webpack loader that marks the calls of a contract as free of side effects. A contract only describes, so a description that an area
 * does not use is left out of its code. It expects code without comments and white space.
 * @param {string} source
 */
module.exports = (source) => {
  const names = functionsOf(source).filter((name) => /^[a-z]\w*$/.test(name));
  const marked = source.replace(SCHEMA_CALL, '/*#__PURE__*/$&');
  return names.length === 0
    ? marked
    : marked.replace(new RegExp(`(?<=[=:,([]|\\.\\.\\.)(?:${names.join('|')})\\(`, 'g'), '/*#__PURE__*/$&');
};
