/** Away from the site. Back leads to the screen before, not into the redirect again. */
export const leaveTo = (address: string) => window.location.replace(address);
