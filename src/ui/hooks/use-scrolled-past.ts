import { useSyncExternalStore } from 'react';

/** Whether the page has been scrolled by `distance` CSS pixels or more. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(whenScrolled, () => window.scrollY >= distance);
}

/** Goes to the top: smoothly, unless the visitor asked their device for less motion. */
export function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

function whenScrolled(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => {
    window.removeEventListener('scroll', changed);
  };
}
