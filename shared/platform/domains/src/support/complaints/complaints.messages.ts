import type { MessageWords } from '#notifications';

const linkTo = (reference: string) => `<a href="/complaints/${reference}">${reference}</a>`;

/** The player's text is not repeated, so that the inbox holds own words only. */
export const filedMessage = (reference: string): MessageWords => ({
  title: { en: `We have your complaint ${reference}`, bn: `আপনার অভিযোগ ${reference} আমরা পেয়েছি` },
  message: {
    en: `Your complaint is filed as ${linkTo(reference)}. Support reads it and answers there; you will be told here.`,
    bn: `আপনার অভিযোগের নম্বর ${linkTo(reference)}। সাপোর্টের একজন পড়ে সেখানেই উত্তর দেবেন; উত্তর এলে এখানে জানাব।`,
  },
});

export const answeredMessage = (reference: string): MessageWords => ({
  title: { en: `An answer to your complaint ${reference}`, bn: `আপনার অভিযোগ ${reference}-এর উত্তর এসেছে` },
  message: {
    en: `Support has answered your complaint ${linkTo(reference)}. If that does not settle it, write more there.`,
    bn: `সাপোর্ট আপনার অভিযোগ ${linkTo(reference)}-এর উত্তর দিয়েছে। তাতে সমাধান না হলে সেখানেই আবার লিখুন।`,
  },
});

export const closedMessage = (reference: string): MessageWords => ({
  title: { en: `Your complaint ${reference} is closed`, bn: `আপনার অভিযোগ ${reference} বন্ধ করা হয়েছে` },
  message: {
    en: `Support has closed your complaint ${linkTo(reference)}. What was said stays there; if anything is left, <a href="/complaints">file a new one</a>.`,
    bn: `সাপোর্ট আপনার অভিযোগ ${linkTo(reference)} বন্ধ করেছে। সব কথা সেখানেই থাকবে; আরও কিছু বলার থাকলে <a href="/complaints">নতুন অভিযোগ করুন</a>।`,
  },
});
