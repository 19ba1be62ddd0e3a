import type { CatalogueState } from './catalogue-state.js';

/** The viewport widths at which every view is checked, in CSS pixels (docs/spec/appearance.md#grid). */
export const WIDTHS = [360, 768, 1024, 1440] as const;

export type Width = (typeof WIDTHS)[number];

/** Screens of at least this width are wide. */
const WIDE_FROM_PX = 992;

/** The widths at which a state exists. */
export function widthsOf({ screen }: Pick<CatalogueState, 'screen'>): readonly Width[] {
  if (screen === undefined) return WIDTHS;
  return WIDTHS.filter((width) => width >= WIDE_FROM_PX === (screen === 'wide'));
}
