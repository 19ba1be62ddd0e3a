/** The player fills the window of a phone that is held sideways: its upper edge is at that of the window. */
export function scrollToPlayer(): void {
  document.querySelector('.lesson-layout')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
