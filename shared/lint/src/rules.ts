import { relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { refuseImport } from './refuse-import';

/** Node of the syntax tree with the members that these rules read; its `type` decides which of them it has. */
interface Node {
  type: string;
  name: string;
  operator: string;
  computed: boolean;
  value: unknown;
  parent: Node;
  object: Node;
  property: Node;
  callee: Node;
  argument: Node;
  arguments: Node[];
  left: Node;
  right: Node;
  imported: Node;
  init?: Node;
  source?: Node;
  importKind?: string;
  exportKind?: string;
}

interface Scope {
  set: Map<string, { defs: { node: Node }[] }>;
  upper: Scope | null;
}

interface Context {
  cwd: string;
  filename: string;
  sourceCode: { getScope: (node: Node) => Scope };
  report: (problem: { node: Node; message: string }) => void;
}

const rule = (create: (context: Context) => Record<string, (node: Node) => void>) =>
  ({ meta: { type: 'problem', schema: [] }, create }) as unknown as Rule.RuleModule;

/** Makes a rule that refuses every node that matches a selector. */
const refusing = (selector: string, message: string) => rule((context) => ({ [selector]: (node) => context.report({ node, message }) }));

const boundaries = rule((context) => {
  const from = relative(context.cwd, context.filename).split(sep).join('/');
  const check = (node: Node) => {
    if (typeof node.source?.value !== 'string') return;
    const isType = node.importKind === 'type' || node.exportKind === 'type';
    const message = refuseImport(from, node.source.value, { isType });
    if (message) context.report({ node, message });
  };
  return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
});

/** Names of helpers that measure time; a test must count work or check the order of events instead. */
const MEASURES = /^(medianOf|timeOf|timed|elapsed|elapsedMs|tookMs)$/;
const COMPARES = new Set(['-', '<', '>', '<=', '>=']);
const NO_CLOCK = 'A busy machine is slow, not wrong: count work or the order of events, poll with `until`, or let `npm run bench` measure.';

/** True for `performance.now`, `process.cpuUsage`, `process.hrtime` and the like, also through `globalThis` or a computed name. */
const isMeasure = ({ object, property, computed }: Node) => {
  const name = computed ? String(property.value) : property.name;
  const of = object.type === 'MemberExpression' ? object.property.name : object.name;
  return (of === 'performance' && name === 'now') || (of === 'process' && /^(cpuUsage|hrtime|uptime|threadCpuUsage)$/.test(name));
};

/** True for `Date.now()`, `new Date().getTime()` and `+new Date()`, and for a variable with such a value. */
function isNow(node: Node, scope: Scope): boolean {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee;
    if (object.name === 'Date' && property.name === 'now') return true;
    return /^(getTime|valueOf)$/.test(property.name) && isNewDate(object);
  }
  if (node.type === 'UnaryExpression') return node.operator === '+' && isNewDate(node.argument);
  if (node.type === 'BinaryExpression') return node.operator === '+' && [node.left, node.right].some((part) => isNow(part, scope));
  if (node.type !== 'Identifier') return false;
  for (let at: Scope | null = scope; at; at = at.upper) {
    const within = at;
    const found = within.set.get(node.name);
    if (found) return found.defs.some(({ node: { init } }) => init && init.type !== 'Identifier' && isNow(init, within));
  }
  return false;
}
const isNewDate = (node: Node) => node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.length === 0;
/** True inside `new Date(now - …)`, which makes a date and compares nothing. */
const isMadeDate = ({ parent }: Node) => parent.type === 'NewExpression' && parent.callee.name === 'Date';

const noClock = rule((context) => {
  const report = (node: Node) => context.report({ node, message: NO_CLOCK });
  return {
    MemberExpression(node) {
      if (isMeasure(node)) report(node);
    },
    ImportSpecifier({ imported, parent }) {
      const isOfNode = /^(node:)?(process|perf_hooks)$/.test(String(parent.source?.value));
      if (MEASURES.test(imported.name) || (isOfNode && /^(cpuUsage|hrtime|performance)$/.test(imported.name))) report(imported);
    },
    'CallExpression > Identifier.callee'(node) {
      if (MEASURES.test(node.name)) report(node);
    },
    BinaryExpression(node) {
      const scope = context.sourceCode.getScope(node);
      const isCompared = COMPARES.has(node.operator) && [node.left, node.right].some((part) => isNow(part, scope));
      if (isCompared && !isMadeDate(node)) report(node);
    },
    'CallExpression[callee.property.name=/^toBe(Less|Greater)Than/]'({ arguments: [bound] }) {
      if (bound && isNow(bound, context.sourceCode.getScope(bound))) report(bound);
    },
  };
});

const HEX = '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i';
const FORMATS = '/^toLocale(Date|Time)?String$/';
const STORES = '/^(localStorage|sessionStorage)$/';

/** Own rules of the workspace; each name states the rule. */
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
