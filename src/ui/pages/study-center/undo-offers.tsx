import { useEffect, useEffectEvent, useRef } from 'react';

import type { DroppedFavourites } from '../../../application/study/dropped-favourites.js';
import { favouriteDropped, ofCourse, UNDO } from '../../../domain/study/study-center-words.js';
import { useBehavior } from '../../hooks/use-behavior.js';

interface UndoOffersProps {
  readonly favourites: DroppedFavourites;
  readonly onUndo: (courseId: number) => void;
  /** The offer that had the keyboard is gone. */
  readonly onOver: () => void;
}

/**
 * The favourites that can be had again, for as long as they can (pages §17). The keyboard is taken to the newest: the
 * button that was pressed is gone with its row.
 */
export function UndoOffers({ favourites, onUndo, onOver }: UndoOffersProps) {
  const offers = useBehavior(favourites.offers$);
  const newest = useRef<HTMLButtonElement>(null);
  const count = useRef(0);
  const leaveKeyboard = useEffectEvent(onOver);

  useEffect(() => {
    const before = count.current;
    count.current = offers.length;
    if (offers.length > before) newest.current?.focus({ preventScroll: true });
    else if (offers.length < before && hasNobodyTheKeyboard()) leaveKeyboard();
  }, [offers]);

  return (
    <div className="undo-offers" role="status">
      {offers.map((offer, place) => (
        <p key={offer.courseId} className="undo-offer">
          <span className="undo-offer__text">{favouriteDropped(offer.title)}</span>
          <button
            ref={place === offers.length - 1 ? newest : undefined}
            type="button"
            className="btn btn-quiet undo-offer__deed"
            onClick={() => {
              onUndo(offer.courseId);
              favourites.undo(offer);
            }}
          >
            {UNDO}
            <span className="visually-hidden">{ofCourse(offer.title)}</span>
          </button>
        </p>
      ))}
    </div>
  );
}

function hasNobodyTheKeyboard(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
