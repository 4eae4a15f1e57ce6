/** The external exchange; null when no address is set or nobody is logged in there. @see EXCHANGE-008, C-45 */
export function exchangeAddress(base: string, token: string | null) {
  if (!token || !/^https?:\/\//.test(base)) return null;
  return `${base.replace(/\/+$/, '')}/m/#/token/${encodeURIComponent(token)}`;
}
