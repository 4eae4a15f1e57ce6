import { channelDocumentTag, CHANNEL_DOCUMENT_PATH, type ChannelDocument } from '@site/remote';
import type { Verify } from '../releases/verify-channel-document';
import { replaces } from '../releases/start-channel-document';

const ANSWER_MAX_MS = 5000;

interface LookParts {
  current(): ChannelDocument;
  verify: Verify;
  /** Receives a valid document that is newer. */
  accept(document: ChannelDocument): void;
  /** Called when the site answers with the current document or a newer valid one. */
  onGood(): void;
}

/** Requests the channel document once. An invalid document is refused, logged once per reason, and changes nothing. */
export function createLook({ current, verify, accept, onGood }: LookParts) {
  const said = new Set<string>();
  const refuse = (fault: string) => {
    if (!said.has(fault)) console.error(`A release document was refused: ${fault}`);
    said.add(fault);
  };

  return async function look() {
    const { channel, serial } = current();
    try {
      const headers = { 'if-none-match': channelDocumentTag({ channel, serial }) };
      const answer = await fetch(CHANNEL_DOCUMENT_PATH, { headers, signal: AbortSignal.timeout(ANSWER_MAX_MS) });
      if (answer.status === 304) return onGood();
      if (!answer.ok) return refuse(`answered ${answer.status}`);
      const { document, fault } = await verify(await answer.json(), serial);
      if (fault) return refuse(fault);
      if (document.channel !== channel) return refuse('another channel');
      if (replaces(document, current())) accept(document);
      onGood();
    } catch (problem) {
      refuse(problem instanceof Error ? problem.name : 'unreachable');
    }
  };
}
