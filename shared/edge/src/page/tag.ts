const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** An opening tag. It escapes all values, so callers must not; `true` writes the name alone, `false` nothing. */
export function tag(name: string, attributes: Readonly<Record<string, string | boolean>>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === false) return [];
    return value === true ? [attribute] : [`${attribute}="${escapeText(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}
