/**
 * The shapes of a window, and how it is operated, as media queries: those of src/ui/shared/theme/_shapes.scss that code
 * asks for (docs/spec/appearance.md#shapes-of-a-window). The windows with the bottom navigation are in bottom-nav-shape.ts.
 */
export const MEDIA = {
  wide: '(width >= 62em)',
  narrow: '(width < 62em)',
  compact: '(width < 48em)',
  phone: '(width < 36em)',
  tall: '(height >= 30em)',
  sideways: '(height < 30em) and (width >= 36em)',
  touch: '(pointer: coarse)',
  'touch-only': '(hover: none) and (pointer: coarse)',
  'touch-too': '(any-pointer: coarse)',
} as const;

export type Media = keyof typeof MEDIA;

/** The media query of a window that is all of these. */
export function mediaQuery(...all: readonly Media[]): string {
  return all.map((name) => MEDIA[name]).join(' and ');
}
