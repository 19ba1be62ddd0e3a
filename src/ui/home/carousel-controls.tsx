import type { Carousel } from '../../domain/home/carousel.js';
import { NEXT_SLIDE, PAUSE_SLIDES, PLAY_SLIDES, PREVIOUS_SLIDE, showSlide, SLIDES } from '../../domain/home/strings.js';
import { ChevronIcon, Icon } from '../shared/theme/icons.js';

interface CarouselControlsProps {
  readonly carousel: Carousel;
  readonly count: number;
  readonly position: number;
  readonly isPlaying: boolean;
}

/** A phone has no room for more dots than this: a number replaces them. */
const MAX_DOTS = 6;

/**
 * Pause, arrows, and a dot for each slide. In the document they come before the slides, as WAI-ARIA advises; on screen
 * they lie over them.
 */
export function CarouselControls({ carousel, count, position, isPlaying }: CarouselControlsProps) {
  const hasDots = count <= MAX_DOTS;
  return (
    <div className={hasDots ? 'carousel__controls' : 'carousel__controls carousel__controls--counted'}>
      <button
        type="button"
        className="icon-button"
        aria-label={isPlaying ? PAUSE_SLIDES : PLAY_SLIDES}
        onClick={() => {
          if (isPlaying) carousel.pause();
          else carousel.play();
        }}
      >
        <Icon>{isPlaying ? <path d="M9 6v12M15 6v12" /> : <path d="m9 6 9 6-9 6z" />}</Icon>
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
      {hasDots ? (
        <div className="carousel__dots" role="group" aria-label={SLIDES}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className="carousel__dot"
              aria-label={showSlide(index + 1)}
              aria-current={index === position ? 'true' : undefined}
              onClick={() => {
                carousel.goTo(index);
              }}
            />
          ))}
        </div>
      ) : (
        <span className="carousel__count" aria-hidden="true">
          {`${String(position + 1)} / ${String(count)}`}
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
