import { useState } from 'react';

/** Whether the image at `url` is missing or broken, and its `onError`. Another address is tried again. */
export function useMissingImage(url: string): readonly [isMissing: boolean, onError: () => void] {
  const [broken, setBroken] = useState('');
  return [
    url === '' || url === broken,
    () => {
      setBroken(url);
    },
  ];
}
