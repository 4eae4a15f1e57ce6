import { relative, sep } from 'node:path';
import { refuseImport } from './zones.mjs';

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

const HEX = '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i';
const FORMATS = '/^toLocale(Date|Time)?String$/';
const STORES = '/^(localStorage|sessionStorage)$/';

/** Own rules, each named after what it protects. */
export const rules = {
  boundaries,
  'named-exports': refusing('ExportDefaultDeclaration', 'Export by name.'),
  'tokens-only': refusing(`:matches(Literal[value=${HEX}], TemplateElement[value.raw=${HEX}])`, 'Colours are tokens of @site/ui.'),
  'formats-in-one-place': refusing(
    `:matches(NewExpression, CallExpression)[callee.object.name='Intl'], CallExpression[callee.property.name=${FORMATS}]`,
    'Money and dates are printed by @site/i18n.',
  ),
  'storage-in-one-place': refusing(
    `:matches(MemberExpression > Identifier.object[name=${STORES}], MemberExpression[object.name=/^(window|globalThis)$/] > Identifier.property[name=${STORES}])`,
    'Browser storage belongs to shell/src/session.',
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
