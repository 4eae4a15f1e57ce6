/** `round(amount * by / per)`, half up; for amounts of zero and more. */
export const share = (amount: bigint, by: bigint, per: bigint) => (2n * amount * by + per) / (2n * per);

/** What a backer of `stake` wins at decimal odds in hundredths; the same number is the layer's liability. */
export const oddsProfit = (stake: bigint, odds: number) => share(stake, BigInt(odds - 100), 100n);

/** What a price or rate per 100 brings on `stake`; prices have two places, so they come as hundredths. */
export const rateProfit = (stake: bigint, rate: number) => share(stake, BigInt(rate), 10_000n);
