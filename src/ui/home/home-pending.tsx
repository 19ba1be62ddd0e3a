import { useState } from 'react';

import { shownSiteName } from '../../domain/site/current-site.js';
import { SESSION } from '../../domain/session/session.js';
import { welcomeTo } from '../../domain/site/strings.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { useBehavior, useService, useSite } from '../shared/hooks/services.js';

/**
 * Skeleton of the home page, part of the first load: every byte of it counts. The first slide stays
 * visible where the app shell shows it (src/boot/early-requests.ts).
 */
export function HomePending() {
  const { slides } = useSite().config;
  const [slide] = useState(() => document.querySelector<HTMLImageElement>('.carousel__image')?.src);
  const isAnonymous = useBehavior(useService(SESSION).state$).kind === 'anonymous';
  // Until the document is loaded again, as in the app shell (src/boot/settings.ts).
  const hasSpace = !isAnonymous && !('learnedNothing' in document.documentElement.dataset);
  return (
    <div className="home column">
      <HomeHeading />
      {hasSpace && <div className="home__learned" />}
      <div className={slides.length > 1 ? 'carousel carousel--turning' : 'carousel'}>
        <div className="carousel__view">
          {slide && <img className="carousel__image" src={slide} alt="" decoding="sync" />}
        </div>
      </div>
      <HomeSkeleton />
    </div>
  );
}

/** The site's name for screen readers: on screen there are the slides. */
export function HomeHeading() {
  return <h1 className="visually-hidden">{welcomeTo(shownSiteName(useSite().config.siteName))}</h1>;
}

/** Skeleton of everything below the carousel. */
export function HomeSkeleton() {
  return (
    <LoadingPart className="home__pending skeleton">
      <div className="skeleton__bar skeleton__bar--title" />
      {[1, 2, 3, 4].map((index) => (
        <div key={index} className="home__blank" />
      ))}
    </LoadingPart>
  );
}
