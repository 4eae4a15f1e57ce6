/** As the browser's own button does it. */
export const reloadPage = () => window.location.reload();
