import './cover.scss';

import type { ReactNode } from 'react';

import { useMissingImage } from '../shared/hooks/use-missing-image.js';

interface CoverProps {
  /** Absolute URL; empty if there is no image. */
  readonly url: string;
  /**
   * True on the first screen: the image loads at once. Other images load near the viewport
   * (docs/spec/every-page.md#images).
   */
  readonly isEager?: boolean;
  /** Drawing to show instead of a missing or broken image; by default a screen, as for a course. */
  readonly blank?: ReactNode;
}

/**
 * The image of a course, 4:3 unless its list needs it flatter, or a drawing if it is missing or broken. It has no text alternative: the title is beside
 * it.
 */
export function Cover({ url, isEager = false, blank = <BlankCover /> }: CoverProps) {
  const [isMissing, onError] = useMissingImage(url);
  return (
    // docs/spec/every-page.md#images: an image is removed with its parent
    <span key={String(isMissing)} className="cover">
      {isMissing ? (
        blank
      ) : (
        <img
          className="cover__image"
          src={url}
          alt=""
          width={400}
          height={300}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          onError={onError}
        />
      )}
    </span>
  );
}

function BlankCover() {
  return (
    <svg className="cover__image" viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <rect className="drawing__paper" x="44" y="34" width="72" height="48" rx="6" />
      <path className="drawing__line" d="M66 92h28M80 82v10" />
      <path className="drawing__accent" d="M74 48l16 10-16 10z" />
    </svg>
  );
}
