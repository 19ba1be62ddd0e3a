import './study-center.scss';

import { STUDY_CENTER } from '../../../domain/access/titles.js';
import { coursesInAll } from '../../../domain/courses/words.js';
import { STUDIED_COURSES_A_PAGE } from '../../../domain/limits.js';
import { readStudyAddress, STUDY_TABS, studyAddress } from '../../../domain/study/study-address.js';
import { STUDY_LISTS, TAB_NAMES } from '../../../domain/study/words.js';
import { LinkChoices } from '../../choices/link-choices.js';
import { Loaded } from '../../feedback/loaded.js';
import { useLoading } from '../../hooks/use-loading.js';
import { usePlace } from '../../hooks/use-place.js';
import { ListBar } from '../../paging/list-bar.js';
import { useListHead } from '../../paging/use-list-head.js';
import type { Served } from '../../routing/page-loader.js';
import { StudyList } from './study-list.js';
import { StudySkeleton } from './study-skeleton.js';
import { UndoOffers } from './undo-offers.js';

/** What a member learns, has bought and likes, and the way on with each (pages §5). */
export function StudyCenterPage({ service }: Served<'studyCenter'>) {
  const here = readStudyAddress(usePlace().query);
  const [list, retry] = useLoading((retry$) => service.shown(retry$));
  const total = list.kind === 'ready' ? list.value.total : 0;
  const head = useListHead<HTMLHeadingElement>();
  return (
    <div className="page column">
      <h1 className="page__heading">{STUDY_CENTER}</h1>
      <ListBar
        words={list.kind === 'ready' ? coursesInAll(total) : ''}
        page={here.page}
        total={total}
        size={STUDIED_COURSES_A_PAGE}
      >
        <LinkChoices
          label={STUDY_LISTS}
          look="tabs"
          choices={STUDY_TABS.map((tab) => ({
            to: studyAddress({ tab }),
            name: TAB_NAMES[tab],
            chosen: tab === here.tab,
          }))}
        />
      </ListBar>
      <section>
        <h2 ref={head} className="visually-hidden study__head" tabIndex={-1}>
          {TAB_NAMES[here.tab]}
        </h2>
        <Loaded state={list} onRetry={retry} skeleton={<StudySkeleton />}>
          {(page) => <StudyList page={page} here={here} service={service} />}
        </Loaded>
      </section>
      <UndoOffers
        favourites={service.favourites}
        onOver={() => {
          head.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
