import { plainOf } from './words.rules';

/** Bounds of the work for one answer. */
const TOKENS_READ = 120;
const LOOKED_UP = 300;
const IDS_NAMED = 5;
const PARTS_OF_ID = 5;

const tokensOf = (text: string) =>
  (
    plainOf(text)
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  ).slice(0, TOKENS_READ);

/** All parts that may be a TRX ID or the number of a request, also with gaps. */
export function candidatesIn(text: string): string[] {
  const tokens = tokensOf(text);
  const joined = tokens.flatMap((_, start) =>
    Array.from({ length: PARTS_OF_ID }, (_unused, more) => tokens.slice(start, start + more + 1).join('')),
  );
  return [...new Set(joined)].filter((candidate) => /^[A-Z0-9]{4,24}$/.test(candidate)).slice(0, LOOKED_UP);
}

const LABEL = /^(?:TRX|TRXID|TXN|TXNID|TRANSACTION|ID|NO|NUMBER|REF|DEPOSIT|WITHDRAW|WITHDRAWAL)$/;
const MONEY = /^(?:BDT|TK|TAKA)$/;
const PHONE = /^(?:88)?01[3-9]\d{8}$/;
const REQUEST_NUMBER = /^[DW]\d{4,15}$/;
const MIXED = /^(?=(?:\D*\d){2})(?=.*[A-Z])[A-Z0-9]{8,20}$/;
/** Pattern of a text that is more likely a user name. */
const NAME = /^[A-Z]{3,}\d{1,4}$/;
const DIGITS = /^\d{8,20}$/;

/**
 * Texts that the player means as an ID, known or not. Digits alone may be a date or a sum, so they count only after a label or when the
 * message holds nothing else.
 */
export function idsMeantIn(text: string): string[] {
  const tokens = tokensOf(text);
  const isAlone = /^[\d\s.,:;#-]*$/.test(plainOf(text));
  const meant = tokens.flatMap((token, place) => {
    if (PHONE.test(token) || NAME.test(token)) return [];
    if (REQUEST_NUMBER.test(token) || MIXED.test(token)) return [token];
    const isLabelled = LABEL.test(tokens[place - 1] ?? '') || LABEL.test(tokens[place - 2] ?? '');
    return DIGITS.test(token) && (isAlone || isLabelled) ? [token] : [];
  });
  return [...new Set([...meant, ...withGaps(text)])].slice(0, IDS_NAMED);
}

/** An ID in capitals and digits with gaps, as an SMS shows it. */
function withGaps(text: string): string[] {
  const runs = text.normalize('NFKC').match(/(?<![A-Z0-9])[A-Z0-9]{1,11}(?:[ -][A-Z0-9]{1,11})+(?![A-Za-z0-9])/g) ?? [];
  return runs.flatMap((run) => {
    const parts = run.split(/[ -]/).filter((part) => !LABEL.test(part) && !MONEY.test(part));
    const id = parts.join('');
    const isOne = parts.length > 1 && parts.every(isPart) && parts.some((part) => /\d/.test(part) && /[A-Z]/.test(part));
    return isOne && MIXED.test(id) ? [id] : [];
  });
}

/** Each part needs a digit, so that words in capitals do not count; only a short last part may have none. */
const isPart = (part: string, place: number, parts: readonly string[]) =>
  part.length < 8 && (/\d/.test(part) || (place === parts.length - 1 && part.length <= 2));
