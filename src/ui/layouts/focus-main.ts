/** Takes the keyboard to what the page is about. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById('main')?.focus(options);
}
