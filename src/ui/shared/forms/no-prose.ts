/** A field for a code, a number or a name: the keyboard of a phone corrects nothing in it. */
export const NO_PROSE = { autoCorrect: 'off', autoCapitalize: 'none', spellCheck: false } as const;
