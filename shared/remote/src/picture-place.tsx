import { useLocation } from '@site/remote';
import { type FIRST_SLIDE, pagePicturesId, PICTURE_PLACE } from '@site/api/contracts/site';

export interface PicturePlaceProps {
  /** `FIRST_SLIDE`, or the index of the picture among those of the page (`pictures` of its claim). */
  name: number | typeof FIRST_SLIDE;
  className?: string | undefined;
}

/**
 * Place of a picture in a pending state. The document shows the picture there before any code runs, and the place keeps it while the page
 * that the document was made for waits for its data. Without that picture it is an empty `span`.
 */
export function PicturePlace({ name, className }: PicturePlaceProps) {
  const { pathname, search } = useLocation();
  const address = picturesOf(pathname + search)[name];
  if (address === undefined) return <span className={className} {...{ [PICTURE_PLACE]: name }} />;
  return <img className={className} src={address} alt="" />;
}

/** Pictures that the document holds for a page. */
function picturesOf(address: string): Partial<Record<PicturePlaceProps['name'], string>> {
  const element = document.getElementById(pagePicturesId(address));
  return element ? (JSON.parse(element.textContent) as Record<string, string>) : {};
}
