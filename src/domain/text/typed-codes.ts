const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * A typed or pasted code in plain characters: invisible characters, keycap frames and half emojis are removed,
 * full-width forms, blanks and dashes become those of ASCII. Those inside may be part of the code
 * (docs/spec/orders.md#promo-codes). `DI` is the property Default_Ignorable_Code_Point.
 */
export function normaliseCode(typed: string): string {
  return typed
    .replace(/[\p{DI}\p{Me}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}\u2800]/gu, ' ')
    .replace(/\p{Dash}/gu, '-')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .trim();
}

/** A code that contains no blank and no dash: from an SMS, or from an image (docs/spec/signing-in.md#codes). */
export function normaliseOneTimeCode(typed: string): string {
  return normaliseCode(typed).replace(/[ -]/g, '');
}
