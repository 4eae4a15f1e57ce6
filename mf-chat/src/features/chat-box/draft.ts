import { changeKept, readKept } from '#kept';

const placeOf = (remoteId: string, chatId: string) => `draft/${remoteId}/${chatId}`;

/** What stood in the composer, by player and chat; it survives a reload. */
export const readDraft = async (remoteId: string, chatId: string) => (await readKept<string>(placeOf(remoteId, chatId))) ?? '';

export const keepDraft = (remoteId: string, chatId: string, text: string) => void changeKept(placeOf(remoteId, chatId), () => text);
