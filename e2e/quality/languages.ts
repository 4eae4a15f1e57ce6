/** The two languages of the site, as its cookie and `<html lang>` write them. */
export const LANGUAGES = ['en', 'bn'] as const;
