import type { Carousel } from '../../../domain/home/carousel.js';
import {
  NEXT_SLIDE,
  PAUSE_SLIDES,
  PLAY_SLIDES,
  PREVIOUS_SLIDE,
  showSlide,
  SLIDES,
} from '../../../domain/home/strings.js';
import { ChevronIcon, Icon } from '../../theme/icons.js';

interface CarouselControlsProps {
  readonly carousel: Carousel;
  readonly count: number;
  readonly position: number;
  readonly playing: boolean;
}

/** A phone has no room for more dots than this: a number replaces them. */
const DOTS_AT_MOST = 6;

/**
 * Pause, arrows, and a dot for each slide. In the document they come before the slides, as WAI-ARIA advises; on screen
 * they lie over them.
 */
export function CarouselControls({ carousel, count, position, playing }: CarouselControlsProps) {
  const dotted = count <= DOTS_AT_MOST;
  return (
    <div className={dotted ? 'carousel__controls' : 'carousel__controls carousel__controls--counted'}>
      <button
        type="button"
        className="icon-button"
        aria-label={playing ? PAUSE_SLIDES : PLAY_SLIDES}
        onClick={() => {
          if (playing) carousel.pause();
          else carousel.play();
        }}
      >
        <Icon>{playing ? <path d="M9 6v12M15 6v12" /> : <path d="m9 6 9 6-9 6z" />}</Icon>
      </button>
      <button
        type="button"
        className="icon-button carousel__arrow carousel__arrow--back"
        aria-label={PREVIOUS_SLIDE}
        onClick={() => {
          carousel.goBy(-1);
        }}
      >
        <ChevronIcon />
      </button>
      {dotted ? (
        <div className="carousel__dots" role="group" aria-label={SLIDES}>
          {Array.from({ length: count }, (_, place) => (
            <button
              key={place}
              type="button"
              className="carousel__dot"
              aria-label={showSlide(place + 1)}
              aria-current={place === position ? 'true' : undefined}
              onClick={() => {
                carousel.goTo(place);
              }}
            />
          ))}
        </div>
      ) : (
        <span className="carousel__count" aria-hidden="true">
          {position + 1} / {count}
        </span>
      )}
      <button
        type="button"
        className="icon-button carousel__arrow"
        aria-label={NEXT_SLIDE}
        onClick={() => {
          carousel.goBy(1);
        }}
      >
        <ChevronIcon />
      </button>
    </div>
  );
}
