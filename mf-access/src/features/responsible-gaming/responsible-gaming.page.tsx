export function ResponsibleGamingPage() {
  return null;
}
