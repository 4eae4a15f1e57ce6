// A class name is the name that the style sheet gives it.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? String(name))) },
);
