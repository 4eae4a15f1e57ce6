const titleElement = () => document.head.querySelector('title') ?? document.head.appendChild(document.createElement('title'));

/** Stores both names on the title element, because the document arrives with the brand as its title. */
function write(names: { brand?: string; screen?: string }) {
  const { dataset } = titleElement();
  dataset['brand'] ??= document.title;
  Object.assign(dataset, names);
  document.title = [dataset['screen'], dataset['brand']].filter(Boolean).join(' · ');
}

/** Sets the brand in the title of the document: `screen · brand`. */
export const nameBrand = (brand: string) => write({ brand });

/**
 * Sets the screen in the title of the document.
 * @returns a function that removes it, unless the next screen has set its own
 */
export function nameScreen(screen: string) {
  write({ screen });
  return () => {
    if (titleElement().dataset['screen'] === screen) write({ screen: '' });
  };
}
