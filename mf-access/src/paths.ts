export const LOGIN = '/login';
export const SIGN_UP = '/signup';
export const FORGOT_PASSWORD = '/forgot-password';
export const CHANGE_PASSWORD = '/reset-password';
export const PROFILE = '/profile';
export const SECURITY = '/security';
export const RESPONSIBLE_GAMING = '/responsible-gaming';
