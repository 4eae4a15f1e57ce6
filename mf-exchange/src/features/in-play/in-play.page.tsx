export function InPlayPage() {
  return null;
}
