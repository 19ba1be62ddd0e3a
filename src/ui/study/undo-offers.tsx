import './undo-offers.scss';

import type { RemovedFavourites, UndoOffer } from '../../application/study/favourites.js';
import { favouriteDropped, ofCourse, UNDO } from '../../domain/study.strings.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { useBehavior } from '../shared/hooks/services.js';

/** Id of the button that removes a favourite, in its row. */
export function dropButtonId(courseId: number): string {
  return `drop-favourite-${courseId}`;
}

interface OfferProps {
  readonly offer: UndoOffer;
  readonly onUndo: () => void;
}

/**
 * Takes the focus when mounted: the button that was pressed was removed with its row. When the row returns, the focus
 * goes back to that button.
 */
function Offer({ offer: { courseId, title }, onUndo }: OfferProps) {
  const button = useFocusOn<HTMLButtonElement>(true, { preventScroll: true });
  return (
    <p className="undo-offer">
      <span className="undo-offer__text">{favouriteDropped(title)}</span>
      <button
        ref={button}
        type="button"
        className="btn btn-quiet undo-offer__action"
        data-focus-next={`#${dropButtonId(courseId)}`}
        onClick={onUndo}
      >
        <span>{UNDO}</span>
        <span className="visually-hidden">{ofCourse(title)}</span>
      </button>
    </p>
  );
}

/** The removed favourites that the member can still restore (docs/spec/study.md#favourites). */
export function UndoOffers({ favourites }: { readonly favourites: RemovedFavourites }) {
  const offers = useBehavior(favourites.offers$);
  return (
    <div className="undo-offers" role="status">
      {offers.map((offer) => (
        <Offer
          key={offer.courseId}
          offer={offer}
          onUndo={() => {
            favourites.undo(offer);
          }}
        />
      ))}
    </div>
  );
}
