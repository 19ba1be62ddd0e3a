import { useState } from 'react';

import { usePageLocation } from '../hooks/services.js';

/**
 * Which of several menus or panels is open, and a function that opens another one or none. A navigation closes them
 * all, and Back does not open them again.
 */
export function useOpenHere<Name>(): readonly [open: Name | undefined, setOpen: (name: Name | undefined) => void] {
  const { key } = usePageLocation();
  const [opened, setOpened] = useState<{ readonly name: Name; readonly at: string }>();
  if (opened && opened.at !== key) setOpened(undefined);
  return [
    opened?.at === key ? opened.name : undefined,
    (name) => {
      setOpened(name === undefined ? undefined : { name, at: key });
    },
  ];
}
