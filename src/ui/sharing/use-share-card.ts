import { useEffect } from 'react';

import { SHARE_CARDS } from '../../application/sharing.js';
import type { SharedPageTexts } from '../../domain/sharing.js';
import { subscribed } from '../shared/hooks/effects.js';
import { useService } from '../shared/hooks/services.js';

/** Shows the page's card in WeChat while the view is mounted. */
export function useShareCard({ title, text, image, address }: SharedPageTexts): void {
  const cards = useService(SHARE_CARDS);
  useEffect(() => subscribed(cards.show({ title, text, image, address })), [cards, title, text, image, address]);
}
