export { AuthLayout } from './auth-layout';
export { AuthAlternative, AuthLink } from './auth-link';
