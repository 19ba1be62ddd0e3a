import './cover.scss';

import { type ReactNode, useState } from 'react';

interface CoverProps {
  /** Absolute address; empty where there is no picture. */
  readonly url: string;
  /** On the first screen: it is asked for at once, while others wait until their turn is near (pages §0.5). */
  readonly eager?: boolean;
  /** What is drawn in its place; a screen, as of a course, where nothing is said. */
  readonly blank?: ReactNode;
}

/** The picture of a course, 4:3, or a drawn one where it is missing or broken. Says nothing: the title is beside it. */
export function Cover({ url, eager = false, blank = <BlankCover /> }: CoverProps) {
  const [brokenUrl, setBrokenUrl] = useState('');
  return (
    <span className="cover">
      {url === '' || url === brokenUrl ? (
        blank
      ) : (
        <img
          className="cover__picture"
          src={url}
          alt=""
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => {
            setBrokenUrl(url);
          }}
        />
      )}
    </span>
  );
}

function BlankCover() {
  return (
    <svg className="cover__picture" viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <rect className="drawing__paper" x="44" y="34" width="72" height="48" rx="6" />
      <path className="drawing__line" d="M66 92h28M80 82v10" />
      <path className="drawing__accent" d="M74 48l16 10-16 10z" />
    </svg>
  );
}
