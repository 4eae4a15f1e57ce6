import type { EditedPromotion, EditedSlide, FoundPicture, ListedSiteChange } from './site-content.shapes';
import { terminalText } from './terminal-text';

const INDENT = '        ';
const orNone = (lines: readonly string[], none: string) => (lines.length > 0 ? lines.join('\n') : none);
const periodOf = ({ shown_from: from, shown_until: until }: { shown_from: string; shown_until: string }) =>
  `${from || 'always'} to ${until || 'open'}`;

/** Lines for a terminal: number, list, state, name, period, link and picture. */
export const slideLines = (slides: readonly EditedSlide[]) =>
  orNone(
    slides.map(
      (slide) =>
        `${String(slide.id).padEnd(6)}  ${slide.slider_type.padEnd(9)}  ${slide.state.padEnd(3)}  ${terminalText(slide.name)}\n${INDENT}${periodOf(slide)}  ${terminalText(slide.link)}  ${slide.picture}  version=${slide.version}`,
    ),
    'There are no slides.',
  );

/** Lines for a terminal: number, state, name, period and terms. */
export const promotionLines = (promotions: readonly EditedPromotion[]) =>
  orNone(
    promotions.map(
      (each) =>
        `${String(each.id).padEnd(6)}  ${each.state.padEnd(3)}  ${each.status.padEnd(7)}  ${terminalText(each.name)}\n${INDENT}${periodOf(each)}  ${each.bonus} %, at most ${each.max_bonus || 'anything'}, turnover x${each.turnover}${each.is_taken ? ', terms are promised' : ''}  version=${each.version}`,
    ),
    'There are no promotions.',
  );

/** Lines for a terminal: file, name, and the link that opens a game. */
export const pictureLines = (pictures: readonly FoundPicture[]) =>
  orNone(
    pictures.map(({ picture, name, link }) => `${picture.padEnd(28)}  ${terminalText(name)}${link ? `  ${link}` : ''}`),
    'No picture has this name.',
  );

/** Lines for a terminal: number, moment, person, and what was changed. */
export const changeLines = (changes: readonly ListedSiteChange[]) =>
  orNone(
    changes.map(
      ({ id, at, by, kind, subject, before, after, can_undo: canUndo }) =>
        `${String(id).padEnd(6)}  ${at}  ${by}  ${actOf(before, after)} ${kind} ${subject}${canUndo ? `  (undo-change ${id})` : ''}`,
    ),
    'Nothing was changed.',
  );

const actOf = (before: ListedSiteChange['before'], after: ListedSiteChange['after']) => {
  if (before === null) return 'added';
  return after === null ? 'deleted' : 'changed';
};
