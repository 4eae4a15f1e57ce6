export const VIP = '/vip';
export const REFERRAL_PROGRAM = '/refrrel-program';
export const FREE_BETS = '/free-bets';
export const TOURNAMENTS = '/tournaments';
export const EXCHANGE = '/exchange';
export const PROMOTIONS = '/promotions';
export const ACCOUNT = '/account';
export const DEPOSIT = '/deposit';
