import { useState } from 'react';

import type { Slide } from '../../../domain/home/slide.js';
import { SLIDE_ROLE, slideNamed, slidePlace } from '../../../domain/home/words.js';
import { linkTarget } from '../../../domain/nav/link-target.js';
import { SiteLink } from '../../links/site-link.js';

interface CarouselSlideProps {
  readonly slide: Slide;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly onView: boolean;
  /** Its picture may be asked for. */
  readonly wanted: boolean;
  /** The picture is there, or known not to come. */
  readonly onSettled: () => void;
}

/** One picture, and the way it leads; an outside one in a window of its own (pages §17). A broken one is a neutral ground. */
export function CarouselSlide({ slide, number, count, onView, wanted, onSettled }: CarouselSlideProps) {
  const [broken, setBroken] = useState(false);
  const url = slide.link ?? '';
  const leadsOutside = linkTarget({ url, opensNewWindow: false }).kind === 'outside';
  return (
    <div
      className="carousel__slide"
      role="group"
      aria-roledescription={SLIDE_ROLE}
      aria-label={slidePlace(number, count)}
      inert={!onView}
    >
      <SiteLink link={{ url, opensNewWindow: leadsOutside }} className="carousel__link">
        <span className="visually-hidden">{slideNamed(number)}</span>
        {wanted && !broken && (
          <img
            className="carousel__picture"
            src={slide.picture}
            alt=""
            draggable={false}
            // The first one was asked for before this came, and is not to vanish for a moment.
            decoding={number === 1 ? 'sync' : 'async'}
            fetchPriority={number === 1 ? 'high' : 'auto'}
            onLoad={onSettled}
            onError={() => {
              setBroken(true);
              onSettled();
            }}
          />
        )}
      </SiteLink>
    </div>
  );
}
