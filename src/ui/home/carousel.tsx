import './carousel.scss';

import { useRef } from 'react';

import type { Home } from '../../application/home.js';
import type { HomeBlock, Slide } from '../../domain/home/home.js';
import { slideTarget } from '../../domain/home/slide-target.js';
import { CAROUSEL, CAROUSEL_ROLE, SLIDE_ROLE, slideNamed, slidePosition } from '../../domain/home/strings.js';
import { linkTarget } from '../../domain/site/nav.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { useService } from '../shared/hooks/services.js';
import { useMissingImage } from '../shared/hooks/use-missing-image.js';
import { SiteLink } from '../shared/routing/site-link.js';
import { CarouselControls } from './carousel-controls.js';
import { useCarousel, useFirstPictureAlone, useSwipe } from './use-carousel.js';

interface CarouselSlideProps {
  readonly slide: Slide;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  /** Where it leads, as text. */
  readonly target: string;
  readonly isShown: boolean;
  /** The image may be requested. */
  readonly isWanted: boolean;
  /** Called when the image has loaded or failed. */
  readonly onSettled: () => void;
}

/**
 * One image with its link, if it has one. A link to another site opens a new window (docs/spec/home.md#carousel). A
 * broken image leaves a neutral background.
 */
function CarouselSlide({ slide, number, count, target, isShown, isWanted, onSettled }: CarouselSlideProps) {
  const [isMissing, onError] = useMissingImage(slide.image);
  const url = slide.link ?? '';
  const leadsOutside = linkTarget({ url, opensNewWindow: false }, useService(PAGE_NAVIGATOR).origin).kind === 'outside';
  return (
    <div
      className="carousel__slide"
      role="group"
      aria-roledescription={SLIDE_ROLE}
      aria-label={slidePosition(number, count)}
      inert={!isShown}
    >
      <SiteLink link={{ url, opensNewWindow: leadsOutside }} className="carousel__link">
        <span className="visually-hidden">{slideNamed(number, target)}</span>
        {isWanted && !isMissing && (
          // docs/spec/every-page.md#images: an image is removed with its parent
          <span className="carousel__frame">
            <img
              className="carousel__image"
              src={slide.image}
              alt=""
              draggable={false}
              // HomePending may have shown the first image already; decoding it synchronously avoids a flash.
              decoding={number === 1 ? 'sync' : 'async'}
              fetchPriority={number === 1 ? 'high' : 'auto'}
              onLoad={onSettled}
              onError={() => {
                onError();
                onSettled();
              }}
            />
          </span>
        )}
      </SiteLink>
    </div>
  );
}

interface CarouselViewProps {
  /** At least one. */
  readonly slides: readonly Slide[];
  /** The blocks below, as far as they are known: they contain the titles of courses. */
  readonly blocks: readonly HomeBlock[];
  readonly service: Home;
}

/**
 * The slides of the home page (docs/spec/home.md#carousel). The pattern is that of WAI-ARIA; domain/home/carousel.ts
 * decides what is displayed.
 */
export function CarouselView({ slides, blocks, service }: CarouselViewProps) {
  const { origin } = useService(PAGE_NAVIGATOR);
  const section = useRef<HTMLElement>(null);
  const [carousel, { position, isPlaying, autoplays, allowedImages }] = useCarousel(service, slides, section);
  useFirstPictureAlone(section);
  const swipe = useSwipe((steps) => {
    if (slides.length > 1) carousel.goBy(steps);
  });
  return (
    <section
      ref={section}
      className={slides.length > 1 ? 'carousel carousel--turning' : 'carousel'}
      aria-roledescription={CAROUSEL_ROLE}
      aria-label={CAROUSEL}
    >
      {slides.length > 1 && (
        <CarouselControls carousel={carousel} count={slides.length} position={position} isPlaying={isPlaying} />
      )}
      <div className="carousel__view" aria-live={autoplays ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => (
          <CarouselSlide
            // Keyed by position: a server may return the same image twice.
            key={index}
            slide={slide}
            number={index + 1}
            count={slides.length}
            target={slideTarget(slide, blocks, origin)}
            isShown={index === position}
            isWanted={allowedImages.includes(index)}
            onSettled={() => {
              carousel.imageSettled(index);
            }}
          />
        ))}
      </div>
    </section>
  );
}
