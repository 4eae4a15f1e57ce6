import { useLocation } from '@site/remote';
import { pagePicturesId, PICTURE_PLACE } from '@site/api/contracts/site';

export interface PicturePlaceProps {
  /** Index of the picture among those of the page (`pictures` of its claim). */
  index: number;
  className?: string | undefined;
}

/**
 * Place of a picture in a pending state. The document shows the picture there before any code runs, and the place keeps it while the page
 * that the document was made for waits for its data. Without that picture it is an empty `span`.
 */
export function PicturePlace({ index, className }: PicturePlaceProps) {
  const { pathname, search } = useLocation();
  const address = picturesOf(pathname + search)[index];
  if (address === undefined) return <span className={className} {...{ [PICTURE_PLACE]: index }} />;
  return <img className={className} src={address} alt="" />;
}

/** Pictures that the document holds for a page. */
function picturesOf(address: string): readonly string[] {
  const element = document.getElementById(pagePicturesId(address));
  return element ? (JSON.parse(element.textContent) as string[]) : [];
}
