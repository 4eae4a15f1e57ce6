import type { Rule } from 'eslint';
import { hardWords, proseOf } from './plain-words';
import { definedIds, idsIn, REQUIREMENTS } from './requirement-ids';

type Comment = ReturnType<Rule.RuleContext['sourceCode']['getAllComments']>[number];
type CallExpression = Extract<Rule.Node, { type: 'CallExpression' }>;

const TITLED = /^(?:it|test|describe)$/;

/** Comments that lie in one piece: line comments below each other are one text. */
function joined(comments: readonly Comment[]): { at: Comment; text: string }[] {
  const texts: { at: Comment; last: Comment; text: string }[] = [];
  for (const comment of comments) {
    const before = texts.at(-1);
    const isNext =
      before?.last.type === 'Line' && comment.type === 'Line' && comment.loc?.start.line === (before.last.loc?.end.line ?? 0) + 1;
    if (before && isNext) Object.assign(before, { last: comment, text: `${before.text} ${comment.value}` });
    else texts.push({ at: comment, last: comment, text: comment.value });
  }
  return texts;
}

/** Name of the function at the root of `it`, `it.each(...)`, `test.step` and the like. */
function rootName(callee: CallExpression['callee']): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? rootName(callee.tag) : '';
}

/** Title of a test or of a group of tests, or null. */
function titleOf({ callee, arguments: [first] }: CallExpression): string | null {
  if (!first || !TITLED.test(rootName(callee))) return null;
  if (first.type === 'Literal' && typeof first.value === 'string') return first.value;
  return first.type === 'TemplateLiteral' ? first.quasis.map(({ value }) => value.cooked ?? '').join(' … ') : null;
}

/** A rule over the prose of a file: its comments and the titles of its tests. */
const proseRule = (create: (context: Rule.RuleContext) => (prose: string) => string | null): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const problemOf = create(context);
    return {
      Program() {
        for (const { at, text } of joined(context.sourceCode.getAllComments())) {
          const message = problemOf(proseOf(text));
          if (message && at.loc) context.report({ loc: at.loc, message });
        }
      },
      CallExpression(node) {
        const title = titleOf(node);
        const message = title === null ? null : problemOf(title);
        if (message) context.report({ node, message });
      },
    };
  },
});

const books = new Map<string, ReadonlySet<string>>();
/** Ids of the books, read once for each folder. */
function idsOf(root: string) {
  const known = books.get(root) ?? definedIds(root);
  books.set(root, known);
  return known;
}

export const proseRules = {
  'plain-words': proseRule(() => hardWords),
  'known-rows': proseRule(({ cwd }) => (prose) => {
    if (/@see (?:spec|domain) /.test(prose)) return 'Name the row of the requirements, not a chapter.';
    const unknown = idsIn(prose).find((id) => !idsOf(cwd).has(id));
    return unknown ? `${unknown} is not in ${REQUIREMENTS}.` : null;
  }),
};
