export const VIP = '/vip';
export const REFERRAL_PROGRAM = '/refrrel-program';
export const PROMOTIONS = '/promotions';
