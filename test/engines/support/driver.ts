/** What a tab of any engine can do. Everything else is built on it, once for all engines (`engine-tab.ts`). */
export interface TabDriver {
  /** Starts loading an address, as the address bar does, and does not wait for the page. */
  navigate(url: string): Promise<void>;
  /** Runs an expression in the page and waits for its promise; its value is a string. */
  evaluate(expression: string): Promise<string>;
  /** Presses and releases the main button of the mouse at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** One visitor: the tabs share the storage of the site. */
export interface ProfileDriver {
  /** Opens a visible tab in front of the others. */
  open(): Promise<TabDriver>;
  close(): Promise<void>;
}

export interface EngineDriver {
  /** Whether its program still answers; absent where it always does. */
  readonly isAlive?: () => Promise<boolean>;
  newProfile(): Promise<ProfileDriver>;
  close(): Promise<void>;
}

/** Keys by their names in `KeyboardEvent.key`, with their codes in W3C WebDriver. */
export const KEY_CODES = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ' ': ' ',
  '>': '>',
  Backspace: '\uE003',
} as const;

export type Key = keyof typeof KEY_CODES;

/** A click as both WebDriver protocols describe it. */
export function clickActions(x: number, y: number): readonly object[] {
  const at = { x: Math.round(x), y: Math.round(y) };
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** Key presses as both WebDriver protocols describe them: one per character of `keys`. */
export function keyActions(keys: string): readonly object[] {
  const actions = Array.from(keys).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}
