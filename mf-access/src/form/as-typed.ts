/** For names, addresses and codes: a phone's keyboard must not change them. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
