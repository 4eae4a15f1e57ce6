// In tests each class name of a CSS module is its name in the style sheet.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? String(name))) },
);
