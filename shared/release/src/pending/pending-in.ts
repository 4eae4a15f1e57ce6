import type { Frames } from '@site/api/contracts/site';
import { markupFault } from './markup-fault';

/** Length of the whole file in characters. */
const MOST_LENGTH = 1_000_000;

/** Reads the pending states of a release. @returns a text that says what is wrong when they must not be shown */
export function pendingIn(text: string): Frames | string {
  if (text.length > MOST_LENGTH) return `it is longer than ${MOST_LENGTH} characters`;
  try {
    const frames: unknown = JSON.parse(text);
    if (!isFrames(frames)) return 'it does not hold one HTML for each path';
    const fault = frames.html.map(markupFault).find((found) => found !== null);
    return fault ? `its HTML ${fault}` : frames;
  } catch {
    return 'it cannot be read';
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function isFrames(value: unknown): value is Frames {
  if (!isObject(value) || !Array.isArray(value['html']) || !isObject(value['places'])) return false;
  const { html, places } = value;
  const hasHtml = (index: unknown) => typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < html.length;
  return (
    html.every((part) => typeof part === 'string') && Object.values(places).every((of) => isObject(of) && Object.values(of).every(hasHtml))
  );
}
