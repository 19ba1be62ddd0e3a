/** The part of a `MouseEvent` that is needed here. */
type Click = Readonly<Record<'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>> & {
  readonly button: number;
};

/** Every other click is left to the browser: a new tab, a new window, a download. */
export function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}
