export function OddsViewPage() {
  return null;
}
