import * as z from '@site/api/schema';

/** A row's id as it stands in a path. */
export const numericId = () => z.text({ max: 15, pattern: /^[1-9]\d{0,14}$/ });

/** Made by the page for each thing that it sends: the same key is stored once, however often it arrives. */
export const clientKeyField = () => z.text({ max: 64, pattern: /^[\w-]{16,64}$/ });
