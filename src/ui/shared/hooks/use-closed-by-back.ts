import { useEffect, useEffectEvent } from 'react';

import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { pressedKey, useKeyDown } from './pressed-key.js';
import { useLocationPart, useService } from './services.js';

/** What is open over the page, such as a menu, is closed by Back (docs/spec/every-page.md#over-the-page). */
export function useClosedByBack(isOpen: boolean, onBack: () => void): void {
  const navigator = useService(PAGE_NAVIGATOR);
  // What stays open over another page is added to that one.
  const entry = useLocationPart(({ key }) => isOpen && key);
  const close = useEffectEvent(onBack);
  useEffect(
    () =>
      isOpen
        ? navigator.addSurface(() => {
            close();
          })
        : undefined,
    [isOpen, navigator, entry],
  );
}

/** The same, and by Escape: of a menu, or of a dialog while its code, which has listeners of its own, is being loaded. */
export function useClosedByEscape(isOpen: boolean, close: () => void, isClosedByBack = isOpen): void {
  useKeyDown((event) => {
    if (isOpen && pressedKey(event) === 'Escape') close();
  });
  useClosedByBack(isClosedByBack, close);
}
