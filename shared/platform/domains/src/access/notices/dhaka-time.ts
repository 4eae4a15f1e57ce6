const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Dhaka' });

/** A moment in Dhaka in words, the same in both languages: `31/01/2026, 12:00 GMT+6`. */
export const dhakaTime = (at: Date) => `${clock.format(at)} GMT+6`;
