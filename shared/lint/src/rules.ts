import { relative, sep } from 'node:path';
import { refuseImport } from './refuse-import';

/** A rule that refuses every node of a selector. */
const refusing = (selector, message) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

const boundaries = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      const message = refuseImport(from, node.source.value, { isType });
      if (message) context.report({ node, message });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};

/** Names of helpers that measure time; a test counts work or the order of events instead. */
const MEASURES = /^(medianOf|timeOf|timed|elapsed|elapsedMs|tookMs)$/;
const COMPARES = new Set(['-', '<', '>', '<=', '>=']);
const NO_CLOCK = 'A busy machine is slow, not wrong: count work or the order of events, poll with `until`, or let `npm run bench` measure.';

/** `performance.now`, `process.cpuUsage`, `process.hrtime`, by whichever path a test reaches them. */
const isMeasure = ({ object, property, computed }) => {
  const name = computed ? property.value : property.name;
  const of = object.name ?? object.property?.name;
  return (of === 'performance' && name === 'now') || (of === 'process' && /^(cpuUsage|hrtime|uptime|threadCpuUsage)$/.test(name));
};

/** `Date.now()`, `new Date().getTime()` and `+new Date()`, or a name that holds one of them. */
function isNow(node, scope) {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee;
    if (object.name === 'Date' && property.name === 'now') return true;
    return /^(getTime|valueOf)$/.test(property.name) && isNewDate(object);
  }
  if (node.type === 'UnaryExpression') return node.operator === '+' && isNewDate(node.argument);
  if (node.type === 'BinaryExpression') return node.operator === '+' && [node.left, node.right].some((part) => isNow(part, scope));
  if (node.type !== 'Identifier') return false;
  for (let at = scope; at; at = at.upper) {
    const found = at.set.get(node.name);
    if (found) return found.defs.some(({ node: { init } }) => init?.type !== 'Identifier' && init && isNow(init, at));
  }
  return false;
}
const isNewDate = (node) => node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.length === 0;
/** `new Date(now - …)` makes a date and compares nothing. */
const isMadeDate = ({ parent }) => parent.type === 'NewExpression' && parent.callee.name === 'Date';

const noClock = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) => context.report({ node, message: NO_CLOCK });
    return {
      MemberExpression: (node) => isMeasure(node) && report(node),
      ImportSpecifier: ({ imported, parent }) =>
        (MEASURES.test(imported.name) ||
          (/^(node:)?(process|perf_hooks)$/.test(parent.source.value) && /^(cpuUsage|hrtime|performance)$/.test(imported.name))) &&
        report(imported),
      'CallExpression > Identifier.callee': (node) => MEASURES.test(node.name) && report(node),
      BinaryExpression(node) {
        const scope = context.sourceCode.getScope(node);
        const isCompared = COMPARES.has(node.operator) && [node.left, node.right].some((part) => isNow(part, scope));
        if (isCompared && !isMadeDate(node)) report(node);
      },
      'CallExpression[callee.property.name=/^toBe(Less|Greater)Than/]': ({ arguments: [bound] }) => {
        if (bound && isNow(bound, context.sourceCode.getScope(bound))) report(bound);
      },
    };
  },
};

const HEX = '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i';
const FORMATS = '/^toLocale(Date|Time)?String$/';
const STORES = '/^(localStorage|sessionStorage)$/';

/** Own rules, each named after what it protects. */
export const rules = {
  boundaries,
  'no-clock-in-tests': noClock,
  'named-exports': refusing('ExportDefaultDeclaration', 'Export by name.'),
  'tokens-only': refusing(`:matches(Literal[value=${HEX}], TemplateElement[value.raw=${HEX}])`, 'Colours are tokens of @site/ui.'),
  'formats-in-one-place': refusing(
    `:matches(NewExpression, CallExpression)[callee.object.name='Intl'], CallExpression[callee.property.name=${FORMATS}]`,
    'Money and dates are printed by @site/i18n.',
  ),
  'storage-in-one-place': refusing(
    `:matches(MemberExpression > Identifier.object[name=${STORES}], MemberExpression[object.name=/^(window|globalThis)$/] > Identifier.property[name=${STORES}])`,
    'Browser storage belongs to shell/src/core/session.',
  ),
  'plain-components': refusing(
    'TSTypeReference :matches(Identifier[name=/^(FC|FunctionComponent)$/])',
    'Write components as functions with typed props.',
  ),
  'whole-suites': refusing(
    'CallExpression > MemberExpression.callee[property.name=/^(only|skip)$/] :matches(Identifier[name=/^(it|test|describe)$/])',
    'Every test runs.',
  ),
};
