/** Whether something begins in the right half of the window: what it opens has its room to the left. */
export function isInRightHalf(element: Element | null): boolean {
  return (element?.getBoundingClientRect().left ?? 0) > window.innerWidth / 2;
}
