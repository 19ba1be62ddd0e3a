import { useEffect, useLayoutEffect, useState } from 'react';

import type { Home } from '../../../application/home/home.js';
import type { Carousel, CarouselState } from '../../../domain/home/carousel.js';
import type { Slide } from '../../../domain/home/slide.js';
import { useBehavior } from '../../hooks/use-behavior.js';

/** A carousel that lives as long as its view, and that rests where the visitor wants nothing to move. */
export function useCarousel(home: Home, slides: readonly Slide[]): readonly [Carousel, CarouselState] {
  const [carousel] = useState(() => home.carousel(slides));

  // Before the browser paints, so that nobody sees the wrong button.
  useLayoutEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const obey = (): void => {
      if (still.matches) carousel.pause();
    };
    obey();
    still.addEventListener('change', obey);
    return () => {
      still.removeEventListener('change', obey);
    };
  }, [carousel]);

  useEffect(() => {
    const turning = carousel.run().subscribe();
    return () => {
      turning.unsubscribe();
    };
  }, [carousel]);

  return [carousel, useBehavior(carousel.state$)];
}
