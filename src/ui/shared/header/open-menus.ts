import { useState } from 'react';

import { usePageLocation } from '../hooks/services.js';

/**
 * Which of several menus or panels is open, and a function that opens another one or none. A navigation closes them
 * all: the state belongs to the history entry in which it was set.
 */
export function useOpenHere<Name>(): readonly [open: Name | undefined, setOpen: (name: Name | undefined) => void] {
  const { key } = usePageLocation();
  const [opened, setOpened] = useState<{ readonly name: Name; readonly at: string }>();
  const open = opened?.at === key ? opened.name : undefined;
  return [
    open,
    (name) => {
      setOpened(name === undefined ? undefined : { name, at: key });
    },
  ];
}
