export function ExchangeRedirectPage() {
  return null;
}
