import { LANGUAGES, type Language } from '@site/i18n';
import { allStories } from '../stories';
import type { Story } from '../story';

/** Widths of the two layouts, in px. */
export const LAYOUTS = { phone: 390, desktop: 1440 } as const;
export type PictureLayout = keyof typeof LAYOUTS;

/** Choice of a person, kept in the query string, so that an address shows one drawing. */
export interface View {
  story: Story;
  /** Null: all states. */
  state: string | null;
  language: Language;
  layout: PictureLayout;
}

/** @param search in the form of `location.search`; what is missing or unknown has its default */
export function viewOf(search: string): View | null {
  const asked = new URLSearchParams(search);
  const story = asked.has('component') ? allStories.find(({ component }) => component === asked.get('component')) : allStories[0];
  if (!story) return null;
  return {
    story,
    state: asked.get('state'),
    language: LANGUAGES.find((language) => language === asked.get('language')) ?? 'en',
    layout: asked.get('layout') === 'phone' ? 'phone' : 'desktop',
  };
}

/** @returns the query string of a view */
export function searchOf({ story, state, language, layout }: View) {
  const asked = new URLSearchParams({ component: story.component, language, layout });
  if (state !== null) asked.set('state', state);
  return `?${asked}`;
}

/** States that are drawn in a frame of their own; one null: all of them share a frame. */
export const framesOf = ({ room, states }: Story): readonly (string | null)[] => (room === 'view' ? Object.keys(states) : [null]);
