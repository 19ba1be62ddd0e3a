import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EMPTY, filter, finalize, fromEvent, merge, type Observable, take, tap, timer } from 'rxjs';

import type { Home } from '../../application/home.js';
import type { Carousel, CarouselState } from '../../domain/home/carousel.js';
import type { Slide } from '../../domain/home/home.js';
import { TIME } from '../../domain/ports/time.js';
import { FIRST_PICTURE_LIMIT_MS, SWIPE_PX } from '../../domain/home/limits.js';
import { listening, subscribed } from '../shared/hooks/effects.js';
import { onPressEnd } from '../shared/hooks/press-end.js';
import { mediaList, REDUCED_MOTION } from '../shared/hooks/media-list.js';
import { useBehavior, useService } from '../shared/hooks/services.js';

/**
 * A carousel that runs while its view is mounted. It pauses under the pointer and the focus, and for visitors who
 * prefer reduced motion.
 */
export function useCarousel(
  home: Home,
  slides: readonly Slide[],
  element: RefObject<HTMLElement | null>,
): readonly [Carousel, CarouselState] {
  const [carousel] = useState(() => home.carousel(slides));

  // Before the browser paints, so that the wrong button is never visible.
  useLayoutEffect(() => {
    const still = mediaList(REDUCED_MOTION);
    const obey = (): void => {
      if (still.matches) carousel.pause();
    };
    obey();
    return listening(still, ['change'], obey);
  }, [carousel]);

  useEffect(() => {
    const holds$ = element.current === null ? EMPTY : watchInterruptions(element.current, carousel);
    return subscribed(merge(carousel.run(), holds$));
  }, [carousel, element]);

  return [carousel, useBehavior(carousel.state$)];
}

/** Pauses the carousel while the pointer or the focus is on it. Touch is ignored: a finger does not hover. */
function watchInterruptions(element: HTMLElement, carousel: Carousel): Observable<unknown> {
  const hold = (event: string, by: 'pointer' | 'focus', holds: boolean, counts: (event: Event) => boolean) =>
    fromEvent(element, event).pipe(
      filter(counts),
      tap(() => {
        carousel.interrupt(by, holds);
      }),
    );
  return merge(
    hold('pointerenter', 'pointer', true, isMouse),
    hold('pointerleave', 'pointer', false, isMouse),
    hold('focusin', 'focus', true, () => true),
    hold('focusout', 'focus', false, (event) => !staysInside(element, event)),
  );
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

function staysInside(element: HTMLElement, event: Event): boolean {
  return event instanceof FocusEvent && event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
}

/**
 * The first slide, usually the largest picture of the page, loads alone, for at most `FIRST_PICTURE_LIMIT_MS`: meanwhile
 * the stylesheet keeps the covers below from being requested (home-blocks.scss).
 */
export function useFirstPictureAlone(section: RefObject<HTMLElement | null>): void {
  const time = useService(TIME);
  // Before the browser lays out the covers.
  useLayoutEffect(() => {
    const image = section.current?.querySelector('img');
    if (!image || image.complete) return;
    const mark = (waits: boolean) => document.documentElement.toggleAttribute('data-first-picture', waits);
    mark(true);
    const settled$ = merge(fromEvent(image, 'load'), fromEvent(image, 'error'), timer(FIRST_PICTURE_LIMIT_MS, time));
    return subscribed(
      settled$.pipe(
        take(1),
        finalize(() => mark(false)),
      ),
    );
  }, [section, time]);
}

interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
}

/** Detects a horizontal swipe by finger or pen: to the left is forwards. A mouse uses the arrows. */
export function useSwipe(swiped: (steps: 1 | -1) => void): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse') return;
      start.current = { x: clientX, y: clientY };
      // The event reaches the window after `onPointerUp`.
      onPressEnd(() => {
        start.current = undefined;
      });
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (start.current === undefined) return;
      const right = clientX - start.current.x;
      const deltaY = clientY - start.current.y;
      if (Math.abs(right) >= SWIPE_PX && Math.abs(right) > Math.abs(deltaY)) swiped(right < 0 ? 1 : -1);
    },
  };
}
