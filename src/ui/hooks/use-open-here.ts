import { useState } from 'react';

import { usePlace } from './use-place.js';

/**
 * Which one of several menus or panels is open, and the way to open another one or none. Whoever follows a link
 * has done with all of them: what was opened at one place is closed at the next.
 */
export function useOpenHere<Name>(): readonly [open: Name | undefined, setOpen: (name: Name | undefined) => void] {
  const { key } = usePlace();
  const [opened, setOpened] = useState<{ readonly name: Name; readonly at: string }>();
  const open = opened?.at === key ? opened.name : undefined;
  return [
    open,
    (name) => {
      setOpened(name === undefined ? undefined : { name, at: key });
    },
  ];
}
