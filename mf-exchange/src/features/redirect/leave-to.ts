/** Leaves the site. Replaces the history entry, so that Back does not lead into the redirect again. */
export const leaveTo = (address: string) => window.location.replace(address);
