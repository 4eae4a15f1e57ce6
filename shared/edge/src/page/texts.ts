import { pageTextsId, pageTextsSchema, TEXT_PLACE } from '@site/api/contracts/site';
import { inlinedJson } from '@site/api/contracts/inlined-reads';
import * as z from '@site/api/schema';
import { escapeText, tag } from './tag';
import type { PageAnswers } from './preloads';

/** Texts that a page has places for, in the order of their places. */
export type PageTexts = readonly string[];

export const textsOf = (answers: PageAnswers, read: string | null): PageTexts =>
  z.safeParse(pageTextsSchema, JSON.parse(answers.get(read ?? '') ?? '[]')).data ?? [];

const PLACE = new RegExp(`(<span(?: [^>]*)? ${TEXT_PLACE}="(\\d+)"[^>]*>)[^<]*</span>`, 'g');

/** Puts the texts into the places that a pending state has for them. */
export const withTexts = (pending: string, texts: PageTexts) =>
  pending.replace(PLACE, (place, start: string, index: string) => {
    const text = texts[Number(index)];
    return text === undefined ? place : `${start}${escapeText(text)}</span>`;
  });

/** The texts for the area: it keeps them in their places until it has its own data. */
export const documentTexts = (texts: PageTexts, url: string): string[] =>
  texts.length
    ? [`${tag('script', { type: 'application/json', id: pageTextsId(url) })}${inlinedJson(JSON.stringify(texts))}</script>`]
    : [];
