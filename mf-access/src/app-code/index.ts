export { codeProblem, type CodeKind } from './code.rules';
export { CodeField } from './code-field';
