export { codeProblem, type CodeKind } from './code.rules';
export { CodeField, type CodeFieldProps } from './code-field';
