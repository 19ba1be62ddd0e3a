import { useSyncExternalStore } from 'react';

/** The id after the `#` of the address, so that a state can be linked to and Back works. Empty when none is chosen. */
export function useChosenId(): string {
  return useSyncExternalStore(watchAddress, () => decodeURIComponent(window.location.hash.slice(1)));
}

function watchAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
  };
}
