export { AuthFieldsWaiting, AuthLayout, AuthWaiting } from './auth-layout';
export { AuthAlternative, AuthLink } from './auth-link';
