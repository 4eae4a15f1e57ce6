import type { ShellFrames } from '@site/api/contracts/site';
import { defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

/** Puts the class names of a shell into a pending state. A class that the shell does not have is left out. @param html checked markup */
export function withNames(html: string, names: ShellFrames['names']): string {
  const nameOf = (written: string) => {
    const [sheet = '', local] = written.split('#', 2);
    return local === undefined ? written : (names[sheet]?.[local] ?? '');
  };
  const fragment = parseFragment(html);
  const nodes: DefaultTreeAdapterTypes.ChildNode[] = [...fragment.childNodes];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    for (const attribute of node.attrs)
      if (attribute.name === 'class') attribute.value = attribute.value.split(' ').map(nameOf).filter(Boolean).join(' ');
    nodes.push(...node.childNodes);
  }
  return serialize(fragment);
}
