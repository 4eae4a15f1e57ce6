import * as z from '@site/api/schema';

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

const gameSchema = z.object({ platform: z.string(), gameType: z.string(), gameCode: z.string(), name: z.optional(z.string()) });

const windowStateSchema = z.object({
  url: z.string().check(z.refine(isWebAddress)),
  session: z.string().check(z.minLength(1)),
  returnTo: z.string().check(z.refine(isOwnPath)),
  name: z.string(),
  /** The launched game, so that the player can start it again. */
  game: z.optional(gameSchema),
  /** A launch address works only once, so the history entry notes that its address is used up, also for a reload. */
  isUsedUp: z.optional(z.boolean()),
  /** The game plays from a wallet of its own: the player moves money there before it opens. */
  wallet: z.optional(z.literal('transfer')),
});
export type OpenGame = z.infer<typeof windowStateSchema>;

/** The router state of the game window; null when the page was opened without one. */
export function readOpenGame(state: unknown): OpenGame | null {
  const read = z.safeParse(windowStateSchema, state);
  return read.success ? read.data : null;
}

/** The game that the address of a practice window names; null without one. */
export function readPracticeGame(params: URLSearchParams) {
  const [platform, gameType, gameCode] = [params.get('platform'), params.get('type'), params.get('code')];
  return platform && gameType && gameCode ? { platform, gameType, gameCode } : null;
}

const wayBackSchema = z.object({ returnTo: z.string().check(z.refine(isOwnPath)) });

/** Own path to return to, from the router state; null without one. */
export function readReturnTo(state: unknown): string | null {
  const read = z.safeParse(wayBackSchema, state);
  return read.success ? read.data.returnTo : null;
}

const messageSchema = z.object({ source: z.literal('shapla-game'), type: z.string(), session: z.string() });

interface FrameMessage {
  data: unknown;
  origin: string;
  source: unknown;
}

/** The type of a message of this window's own frame, from the game's own origin, in the agreed shape and about this session; else null. */
export function messageOf(message: FrameMessage, { url, session }: Pick<OpenGame, 'url' | 'session'>, frame: unknown): string | null {
  if (!frame || message.source !== frame || message.origin !== new URL(url).origin) return null;
  const read = z.safeParse(messageSchema, message.data);
  return read.success && read.data.session === session ? read.data.type : null;
}

const two = (part: number) => String(part).padStart(2, '0');

/** `h:mm:ss` */
export function formatElapsed(ms: number) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
