/** Selects what the visitor types in. A list is one: its keys choose an option. A slider is none. */
export const TEXT_FIELDS = 'input:not([type="range"]), select, textarea';
