/** @returns an address that matches a pattern of react-router: `/chat-box/:chatId` -> `/chat-box/1` */
export const samplePath = (pattern: string) => pattern.replace(/\/:\w+\?|\/\*$/g, '').replace(/:\w+/g, '1') || '/';
