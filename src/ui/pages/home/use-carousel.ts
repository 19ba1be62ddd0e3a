import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { filter, fromEvent, merge, type Observable, tap } from 'rxjs';

import type { Home } from '../../../application/home/home.js';
import type { Carousel, CarouselState } from '../../../domain/home/carousel.js';
import type { Slide } from '../../../domain/home/slide.js';
import { useBehavior } from '../../hooks/use-behavior.js';

/** A carousel that lives as long as its view, and that rests under pointer and focus, and for who wants stillness. */
export function useCarousel(
  home: Home,
  slides: readonly Slide[],
  place: RefObject<HTMLElement | null>,
): readonly [Carousel, CarouselState] {
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
    if (place.current !== null) turning.add(holdUnder(place.current, carousel).subscribe());
    return () => {
      turning.unsubscribe();
    };
  }, [carousel, place]);

  return [carousel, useBehavior(carousel.state$)];
}

/** Holds it while pointer or focus are on it. A finger does not stay: it is nowhere when it does not press. */
function holdUnder(place: HTMLElement, carousel: Carousel): Observable<unknown> {
  const hold = (event: string, by: 'pointer' | 'focus', holds: boolean, counts: (event: Event) => boolean) =>
    fromEvent(place, event).pipe(
      filter(counts),
      tap(() => {
        carousel.hold(by, holds);
      }),
    );
  return merge(
    hold('pointerenter', 'pointer', true, isMouse),
    hold('pointerleave', 'pointer', false, isMouse),
    hold('focusin', 'focus', true, () => true),
    hold('focusout', 'focus', false, (event) => !staysInside(place, event)),
  );
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

function staysInside(place: HTMLElement, event: Event): boolean {
  return event instanceof FocusEvent && event.relatedTarget instanceof Node && place.contains(event.relatedTarget);
}
