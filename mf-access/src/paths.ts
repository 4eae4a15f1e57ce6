export const LOGIN = '/login';
export const SIGN_UP = '/signup';
export const FORGOT_PASSWORD = '/forgot-password';
