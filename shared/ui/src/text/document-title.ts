const titleElement = () => document.head.querySelector('title') ?? document.head.appendChild(document.createElement('title'));

/** Kept in the document, which comes with the name of the brand. */
function write(names: { brand?: string; screen?: string }) {
  const { dataset } = titleElement();
  dataset['brand'] ??= document.title;
  Object.assign(dataset, names);
  document.title = [dataset['screen'], dataset['brand']].filter(Boolean).join(' · ');
}

export const nameBrand = (brand: string) => write({ brand });

/** @returns how to take it back; by then the next screen may have come. */
export function nameScreen(screen: string) {
  write({ screen });
  return () => {
    if (titleElement().dataset['screen'] === screen) write({ screen: '' });
  };
}
