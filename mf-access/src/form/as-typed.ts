/** For names, addresses and codes: a phone's keyboard leaves them as they are typed. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
