import './home.scss';

import { HOME_LEAD } from '../../../domain/home/words.js';
import { PageHead } from '../../head/page-head.js';
import { useFetchAhead } from '../../hooks/use-fetch-ahead.js';
import type { Served } from '../../routing/page-loader.js';
import { AnnouncementStrip } from './announcement-strip.js';
import { Carousel } from './carousel.js';
import { HomeBlocks } from './home-blocks.js';
import { HomeHeading, HomePending, HomeSkeleton } from './home-pending.js';
import { KeepLearning } from './keep-learning.js';
import { Loaded } from '../../feedback/loaded.js';
import { useHomeView } from './use-home-view.js';
import { Welcome } from './welcome.js';

/** Home (pages §1): carousel, announcement, what a member learns, blocks; each part comes and fails by itself. */
export function HomePage({ service }: Served<'home'>) {
  useFetchAhead({ anybody: 'courseDetails' });
  const [view, retry] = useHomeView(service);
  const { settled, content, announcement, learned } = view;
  const slides = service.slidesOf(content);
  const isBare = slides.length === 0 && content.kind === 'ready' && content.value.blocks.length === 0;
  const isEmpty = isBare && announcement.kind === 'none' && learned.kind === 'none';

  if (!settled && slides.length === 0) return <HomePending />;
  return (
    <>
      <PageHead address="/" description={HOME_LEAD} />
      {!isEmpty && (
        <div className="home column">
          {!isBare && <HomeHeading />}
          {slides.length > 0 && <Carousel slides={slides} service={service} />}
          <AnnouncementStrip
            part={announcement}
            onRetry={retry.announcement}
            onClose={(closed) => {
              service.close(closed);
            }}
          />
          <KeepLearning part={learned} onRetry={retry.learned} />
          {!isBare && (
            <Loaded state={content} onRetry={retry.content} skeleton={<HomeSkeleton />}>
              {({ blocks }) => <HomeBlocks service={service} blocks={blocks} onFirstScreen={slides.length === 0} />}
            </Loaded>
          )}
        </div>
      )}
      {isBare && <Welcome />}
    </>
  );
}
