import { useLayoutEffect, useState } from 'react';

import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { subscribed } from '../hooks/effects.js';
import { useService } from '../hooks/services.js';

/**
 * Which of several menus or panels is open, and a function that opens another one or none. A navigation closes them
 * all, and Back does not open them again.
 */
export function useOpenHere<Name>(): readonly [open: Name | undefined, setOpen: (name: Name | undefined) => void] {
  const [opened, setOpened] = useState<Name>();
  const { location$ } = useService(PAGE_NAVIGATOR);
  // A press that is repeated as soon as the site has rendered (src/boot/early-input.ts) comes before other effects.
  useLayoutEffect(
    () =>
      subscribed(location$, () => {
        setOpened(undefined);
      }),
    [location$],
  );
  return [opened, setOpened];
}
