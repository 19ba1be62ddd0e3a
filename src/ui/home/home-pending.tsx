import { useState, useSyncExternalStore } from 'react';

import { shownSiteName } from '../../domain/site/current-site.js';
import { hasLearnedNothing } from '../../domain/home/nothing-learned.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { SESSION } from '../../domain/session/session.js';
import { welcomeTo } from '../../domain/site/strings.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { useBehavior, useService, useSite } from '../shared/hooks/services.js';

/**
 * Skeleton of the home page, part of the first load: every byte of it counts. It keeps the first slide where the app shell
 * shows it (src/boot/early-requests.ts), and else requests that of the configuration before the code of the page arrives.
 */
export function HomePending() {
  const { slides } = useSite().config;
  // Read again before it is committed, because the slide may arrive while this is rendered.
  const slide = useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector<HTMLImageElement>('.carousel__image')?.src ?? slides[0]?.image,
  );
  const isAnonymous = useBehavior(useService(SESSION).state$).kind === 'anonymous';
  const store = useService(VISIT_STORE);
  // Once, as the page does: the answer that arrives meanwhile decides about the next visit.
  const [isEmpty] = useState(() => hasLearnedNothing(store));
  const hasSpace = !isAnonymous && !isEmpty;
  return (
    <div className="home column">
      <HomeHeading />
      {hasSpace && <div className="home__learned" />}
      <div className={slides.length > 1 ? 'carousel carousel--turning' : 'carousel'}>
        <div className="carousel__view">
          {slide && <img className="carousel__image" fetchPriority="high" src={slide} alt="" decoding="sync" />}
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
