export { failureText, type Failure } from './failure-text';
export { orderedResolver } from './ordered-resolver';
export { FormProblem, FormStatus } from './outcome';
export { inLowerCase, onlyDigits, rewriting } from './rewriting';
export { useToLogin } from './use-to-login';
