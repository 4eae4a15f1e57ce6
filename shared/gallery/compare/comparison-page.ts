import type { Changed } from './compare-pictures';

const pictureOf = (bytes: Buffer | null, label: string) =>
  bytes
    ? `<figure><figcaption>${label}</figcaption><img alt="${label}" src="data:image/png;base64,${bytes.toString('base64')}"></figure>`
    : `<figure><figcaption>${label}: none</figcaption></figure>`;

const rowOf = ({ name, before, after, difference, pixels }: Changed) => `<section>
<h2>${name}${difference ? ` (${pixels} pixels)` : ''}</h2>
<div>${pictureOf(before, 'before')}${pictureOf(after, 'after')}${difference ? pictureOf(difference, 'difference') : ''}</div>
</section>`;

/** @param from name of the state before, e.g. a git reference @returns one HTML file with all pictures in it, side by side */
export const comparisonPage = (from: string, changes: readonly Changed[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${changes.length} changed pictures</title>
<style>
body { margin: 16px; font-family: system-ui, sans-serif; }
section > div { display: flex; gap: 8px; overflow-x: auto; align-items: start; }
figure { flex: 1; margin: 0; min-width: 0; }
img { max-width: 100%; border: 1px solid #ccc; }
</style>
</head>
<body>
<h1>${changes.length} changed pictures since ${from.replace(/[&<>]/g, '')}</h1>
${changes.map(rowOf).join('\n')}
</body>
</html>
`;
