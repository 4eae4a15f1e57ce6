export function ExchangeAccountPage() {
  return null;
}
