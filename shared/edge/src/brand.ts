import { getGeneral, getLogo, outsideChatOf, storagePath } from '@site/api/contracts/site';
import * as z from '@site/api/schema';
import type { EdgeConfig } from './config';
import type { PlatformReads } from './platform-reads';

/** Title, icon and chat origin of the HTML before the shell runs. */
export interface Brand {
  title: string;
  icon: string;
  /** Origin of the operator's outside chat, which the page may frame; null without one. @see N-21 */
  chatOrigin: string | null;
}

const FALLBACK: Brand = { title: 'Shapla', icon: 'data:,', chatOrigin: null };
const KEEP_MS = 10_000;
const RETRY_MS = 2_000;

/** Reads title, icon and outside chat of the operator in the background, so that a page never waits for the platform. */
export function createBrandCache(
  { exchangeOrigin, keepMs = KEEP_MS }: Pick<EdgeConfig, 'exchangeOrigin'> & { keepMs?: number },
  reads: Pick<PlatformReads, 'read'>,
) {
  let brand = FALLBACK;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function refresh() {
    const [general, logo] = await Promise.all([reads.read(getGeneral.path), reads.read(getLogo.path)]);
    const settings = z.safeParse(getGeneral.output, JSON.parse(general));
    const logos = z.safeParse(getLogo.output, JSON.parse(logo));
    const icon = logos.data?.[0]?.favicon;
    brand = {
      title: settings.data?.site_title || brand.title,
      icon: icon ? storagePath(icon) : brand.icon,
      chatOrigin: settings.data ? (outsideChatOf(settings.data, exchangeOrigin)?.origin ?? null) : brand.chatOrigin,
    };
  }

  async function keepFresh() {
    const wasRead = await refresh().then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    timer = setTimeout(() => void keepFresh(), wasRead ? keepMs : RETRY_MS);
    timer.unref();
  }

  return {
    start: () => void keepFresh(),
    current: () => brand,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export type BrandCache = ReturnType<typeof createBrandCache>;
