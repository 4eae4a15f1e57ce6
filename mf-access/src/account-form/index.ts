export { failureText } from './failure-text';
export { orderedResolver } from './ordered-resolver';
export { inLowerCase, onlyDigits, rewriting } from './rewriting';
export { useToLogin } from './use-to-login';
