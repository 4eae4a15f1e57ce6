export const VIP = '/vip';
export const REFERRAL_PROGRAM = '/refrrel-program';
export const PROMOTIONS = '/promotions';
export const ACCOUNT = '/account';
export const DEPOSIT = '/deposit';
