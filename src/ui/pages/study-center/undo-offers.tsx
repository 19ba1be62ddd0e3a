import type { DroppedFavourites, UndoOffer } from '../../../application/study-favourites.js';
import { favouriteDropped, ofCourse, UNDO } from '../../../domain/study.strings.js';
import { useFocusOn } from '../../hooks/use-focus-on.js';
import { useBehavior } from '../../hooks/services.js';

/** Of the button that takes a favourite back, in its row. */
export function dropButtonId(courseId: number): string {
  return `drop-favourite-${courseId}`;
}

interface OfferProps {
  readonly offer: UndoOffer;
  readonly onUndo: () => void;
}

/**
 * Has the focus from the start: the button that was pressed has disappeared with its row. With the row, the focus goes
 * back there.
 */
function Offer({ offer: { courseId, title }, onUndo }: OfferProps) {
  const button = useFocusOn<HTMLButtonElement>(true, { preventScroll: true });
  return (
    <p className="undo-offer">
      <span className="undo-offer__text">{favouriteDropped(title)}</span>
      <button
        ref={button}
        type="button"
        className="btn btn-quiet undo-offer__deed"
        data-focus-next={`#${dropButtonId(courseId)}`}
        onClick={onUndo}
      >
        {UNDO}
        <span className="visually-hidden">{ofCourse(title)}</span>
      </button>
    </p>
  );
}

/** The favourites that can be had again, for as long as they can (docs/spec/study.md#favourites). */
export function UndoOffers({ favourites }: { readonly favourites: DroppedFavourites }) {
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
