import type { Story } from '../story';
import { avatar } from './avatar.stories';
import { badge } from './badge.stories';
import { buttons } from './buttons.stories';
import { card } from './card.stories';
import { choice } from './choice.stories';
import { forms } from './forms.stories';
import { icons } from './icons.stories';
import { levelBar } from './level-bar.stories';
import { markup } from './markup.stories';
import { money } from './money.stories';
import { outcome } from './outcome.stories';
import { overlays } from './overlays.stories';
import { pageHead } from './page-head.stories';
import { paging } from './paging.stories';
import { qr } from './qr.stories';
import { recordTable } from './record-table.stories';
import { screenSkeleton } from './screen-skeleton.stories';
import { states } from './states.stories';
import { text } from './text.stories';
import { timeline } from './timeline.stories';

/** Folder of `shared/ui/src` -> the stories of its components. */
export const stories: Readonly<Record<string, readonly Story[]>> = {
  avatar,
  badge,
  buttons,
  card,
  choice,
  forms,
  icons,
  'level-bar': levelBar,
  markup,
  money,
  outcome,
  overlays,
  'page-head': pageHead,
  paging,
  qr,
  'record-table': recordTable,
  'screen-skeleton': screenSkeleton,
  states,
  text,
  timeline,
};

/** All stories, in the order of the index. */
export const allStories: readonly Story[] = Object.values(stories).flat();
