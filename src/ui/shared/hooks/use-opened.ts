import { useState } from 'react';

/**
 * The tabs opened so far. They stay mounted with their state and send no request again
 * (docs/spec/every-page.md#requests).
 */
export function useOpened<Tab>(tab: Tab): readonly Tab[] {
  const [opened, setOpened] = useState<readonly Tab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return opened;
}
