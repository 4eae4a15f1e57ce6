/** Odds and prices as the arithmetic of bets takes them: 1.98 is 198. */
export const hundredths = (price: number) => Math.round(price * 100);
