/** Parameters whose form a page checks; any other one is 1. */
const FORMS: Readonly<Record<string, string>> = { reference: 'C-00000001' };

/** @returns an address that matches a pattern of react-router: `/chat-box/:chatId` -> `/chat-box/1` */
export const samplePath = (pattern: string) =>
  pattern.replace(/\/:\w+\?|\/\*$/g, '').replace(/:(\w+)/g, (_, name: string) => FORMS[name] ?? '1') || '/';
