import { useEffect, useEffectEvent, useRef } from 'react';

import type { DroppedFavourites } from '../../../application/study-favourites.js';
import { favouriteDropped, ofCourse, UNDO } from '../../../domain/study.strings.js';
import { useBehavior } from '../../hooks/services.js';

interface UndoOffersProps {
  readonly favourites: DroppedFavourites;
  /** The offer that had the keyboard is gone. */
  readonly onOver: () => void;
}

/** Of the button that takes a favourite back, in its row. */
export function dropButtonId(courseId: number): string {
  return `drop-favourite-${courseId}`;
}

/**
 * The favourites that can be had again, for as long as they can (pages §17). The keyboard is taken to the newest: the
 * button that was pressed is gone with its row. With the favourite it goes back there.
 */
export function UndoOffers({ favourites, onOver }: UndoOffersProps) {
  const offers = useBehavior(favourites.offers$);
  const newest = useRef<HTMLButtonElement>(null);
  const count = useRef(0);
  const undone = useRef<number>(undefined);
  const leaveKeyboard = useEffectEvent(onOver);

  useEffect(() => {
    const before = count.current;
    count.current = offers.length;
    const returned = undone.current === undefined ? null : document.getElementById(dropButtonId(undone.current));
    undone.current = undefined;
    if (offers.length > before) newest.current?.focus({ preventScroll: true });
    else if (offers.length < before && hasNobodyTheKeyboard()) {
      if (returned) returned.focus();
      else leaveKeyboard();
    }
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
              undone.current = offer.courseId;
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
