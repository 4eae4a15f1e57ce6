export function MultiMarketsPage() {
  return null;
}
