const NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * A webpack loader for a library in one file: it marks components and contexts as free of side effects, so that those that nobody imports
 * are left out. Their names, which only developer tools read, go.
 * @param {string} source
 */
module.exports = (source) => source.replace(NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1');
