export function ExchangeHomePage() {
  return null;
}
