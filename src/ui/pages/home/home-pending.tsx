import { shownSiteName } from '../../../domain/site/current-site.js';
import { LOADING, welcomeTo } from '../../../domain/site/strings.js';
import { useSite } from '../../hooks/services.js';

/**
 * The place of home while it comes, in its shape. Part of the first load, so it carries its weight in every byte; the
 * first picture of a carousel that the configuration names is asked for here, before the page's own code is there.
 */
export function HomePending() {
  const { slides } = useSite().config;
  return (
    <div className="home column">
      <HomeHeading />
      <div className={slides.length > 1 ? 'carousel--turning' : ''}>
        <div className="carousel__view">
          {slides[0] && <img className="carousel__picture" src={slides[0].picture} alt="" fetchPriority="high" />}
        </div>
      </div>
      <HomeSkeleton />
    </div>
  );
}

/** Whose site this is, for those who listen: on view are the pictures. */
export function HomeHeading() {
  return <h1 className="visually-hidden">{welcomeTo(shownSiteName(useSite().config.siteName))}</h1>;
}

/** The place of everything below the carousel. */
export function HomeSkeleton() {
  return (
    <div className="home__pending skeleton" role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className="skeleton__bar skeleton__bar--title" />
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="home__blank" />
      ))}
    </div>
  );
}
