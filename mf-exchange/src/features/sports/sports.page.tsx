export function SportsPage() {
  return null;
}
