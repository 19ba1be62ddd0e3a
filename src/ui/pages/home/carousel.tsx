import './carousel.scss';

import { useRef } from 'react';

import type { Home } from '../../../application/home/home.js';
import type { Slide } from '../../../domain/home/slide.js';
import { CAROUSEL, CAROUSEL_ROLE } from '../../../domain/home/words.js';
import { CarouselControls } from './carousel-controls.js';
import { CarouselSlide } from './carousel-slide.js';
import { useCarousel } from './use-carousel.js';
import { useSwipe } from './use-swipe.js';

interface CarouselProps {
  /** One at least. */
  readonly slides: readonly Slide[];
  readonly service: Home;
}

/** The pictures of home (pages §1.1). The pattern is that of WAI-ARIA; the rule is domain/home/carousel.ts. */
export function Carousel({ slides, service }: CarouselProps) {
  const section = useRef<HTMLElement>(null);
  const [carousel, { position, playing, turning, wanted }] = useCarousel(service, slides, section);
  const swipe = useSwipe((steps) => {
    if (slides.length > 1) carousel.turnBy(steps);
  });
  return (
    <section
      ref={section}
      className={slides.length > 1 ? 'carousel carousel--turning' : 'carousel'}
      aria-roledescription={CAROUSEL_ROLE}
      aria-label={CAROUSEL}
    >
      {slides.length > 1 && (
        <CarouselControls carousel={carousel} count={slides.length} position={position} playing={playing} />
      )}
      <div className="carousel__view" aria-live={turning ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, place) => (
          <CarouselSlide
            // A slide is its place: a server may name one picture twice.
            key={place}
            slide={slide}
            number={place + 1}
            count={slides.length}
            onView={place === position}
            wanted={wanted.includes(place)}
            onSettled={() => {
              carousel.pictureSettled(place);
            }}
          />
        ))}
      </div>
    </section>
  );
}
