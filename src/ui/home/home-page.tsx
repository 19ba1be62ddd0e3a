import { useState } from 'react';
import { Subject } from 'rxjs';

import type { Home } from '../../application/home.js';
import { HOME_PENDING, type HomeView } from '../../domain/home/home.js';
import { HOME_LEAD } from '../../domain/home/strings.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { usePrefetchNext } from '../shared/hooks/use-prefetch-next.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { PageHead } from '../shared/widgets/page-head.js';
import { AnnouncementStrip } from './announcement-strip.js';
import { CarouselView } from './carousel.js';
import { HomeBlocks } from './home-blocks.js';
import { HomeLead } from './home-lead.js';
import { HomeHeading, HomePending, HomeSkeleton } from './home-pending.js';
import { ContinueLearning } from './continue-learning.js';
import { Welcome } from './welcome.js';

interface HomeRetry {
  readonly content: () => void;
  readonly announcement: () => void;
  readonly learned: () => void;
}

/** The state of the home page, and a function for each part that requests it again. */
function useHomeView(home: Home): readonly [view: HomeView, retry: HomeRetry] {
  const [retries] = useState(() => ({
    content$: new Subject<void>(),
    announcement$: new Subject<void>(),
    learned$: new Subject<void>(),
  }));
  const [view] = useRefreshable(() => home.watch(retries), HOME_PENDING);
  return [
    view,
    {
      content: () => {
        retries.content$.next();
      },
      announcement: () => {
        retries.announcement$.next();
      },
      learned: () => {
        retries.learned$.next();
      },
    },
  ];
}

/**
 * The home page (docs/spec/home.md#parts): what the member has begun, carousel, announcement, blocks. Each part loads
 * and fails independently.
 */
export function HomePage({ service }: ServiceProps<'home'>) {
  const [view, retry] = useHomeView(service);
  const { isSettled, showsIntroduction, content, announcement, learned } = view;
  const hasLearned = learned.kind === 'ready' && learned.value.length > 0;
  usePrefetchNext({ everyone: 'courseDetails', ...(hasLearned && { member: 'lesson' }) });
  const slides = service.slidesOf(content);
  const isBare = slides.length === 0 && content.kind === 'ready' && content.value.blocks.length === 0;
  const isEmpty = isBare && announcement.kind === 'none' && learned.kind === 'none';

  if (!isSettled && slides.length === 0) return <HomePending />;
  return (
    <>
      <PageHead address="/" description={HOME_LEAD} />
      {!isEmpty && (
        <div className="home column">
          {!isBare && <HomeHeading />}
          <ContinueLearning part={learned} service={service} onRetry={retry.learned} />
          {slides.length > 0 && (
            <CarouselView
              slides={slides}
              blocks={content.kind === 'ready' ? content.value.blocks : []}
              service={service}
            />
          )}
          {showsIntroduction && !isBare && <HomeLead />}
          <AnnouncementStrip
            part={announcement}
            onRetry={retry.announcement}
            onClose={(closed) => {
              service.close(closed);
            }}
          />
          {!isBare && (
            <Loaded state={content} onRetry={retry.content} skeleton={<HomeSkeleton />}>
              {({ blocks }) => <HomeBlocks service={service} blocks={blocks} isOnFirstScreen={slides.length === 0} />}
            </Loaded>
          )}
        </div>
      )}
      {isBare && <Welcome />}
    </>
  );
}
