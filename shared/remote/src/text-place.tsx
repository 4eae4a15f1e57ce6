import { useLocation } from '@site/remote';
import { pageTextsId, TEXT_PLACE } from '@site/api/contracts/site';

export interface TextPlaceProps {
  /** Index of the text among those of the page (`texts` of its claim). */
  index: number;
  /** Shown when the document has no such text. */
  children?: string;
}

/**
 * Place of a text in a pending state. The document shows the text there before any code runs, and the place keeps it while the page that the
 * document was made for waits for its data.
 */
export function TextPlace({ index, children }: TextPlaceProps) {
  const { pathname, search } = useLocation();
  return <span {...{ [TEXT_PLACE]: index }}>{textsOf(pathname + search)[index] ?? children}</span>;
}

/** Texts that the document holds for a page. */
function textsOf(address: string): readonly string[] {
  const element = document.getElementById(pageTextsId(address));
  return element ? (JSON.parse(element.textContent) as string[]) : [];
}
