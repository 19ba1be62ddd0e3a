import { useEffect, useEffectEvent } from 'react';

/** In the place of a dialog that broke: nothing to see. Tells of it once. */
export function DialogBroke({ onBroken }: { readonly onBroken: () => void }) {
  const tell = useEffectEvent(onBroken);
  useEffect(() => {
    tell();
  }, []);
  return undefined;
}
