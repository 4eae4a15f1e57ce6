/** Saves a file in the browser's downloads under a name. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
