import './study-center.scss';

import type { StudyCenter } from '../../application/study/study-center.js';
import { ROUTES } from '../../domain/access/routes.js';
import { coursesInAll } from '../../domain/courses/strings.js';
import { BROWSE_COURSES } from '../../domain/home/strings.js';
import { STUDIED_COURSES_A_PAGE } from '../../domain/study.js';
import type { Page } from '../../domain/kernel/paging.js';
import {
  readStudyAddress,
  type StudiedCourse,
  STUDY_TABS,
  type StudyAddress,
  studyAddress,
} from '../../domain/study.js';
import { STUDY_LISTS, TAB_EMPTY, TAB_NAMES } from '../../domain/study.strings.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { usePageLocation } from '../shared/hooks/services.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { LinkChoices } from '../shared/widgets/link-choices.js';
import { ListBar } from '../shared/widgets/list-bar.js';
import { PagedList, useListHead } from '../shared/widgets/pager.js';
import { RemovedCourseRow, StudyRow } from './study-row.js';
import { UndoOffers } from './undo-offers.js';

/** Placeholder while the courses load. */
function StudySkeleton() {
  return (
    <LoadingPart className="study-list">
      {Array.from({ length: STUDIED_COURSES_A_PAGE }, (_, index) => (
        <div key={index} className="study-row study-row--blank" aria-hidden="true">
          <div className="study-row__head">
            <span className="study-row__cover">
              <span className="cover" />
            </span>
            <div />
            <div className="study-row__actions study-row__no-actions" />
          </div>
        </div>
      ))}
    </LoadingPart>
  );
}

interface StudyListProps {
  readonly page: Page<StudiedCourse>;
  readonly here: StudyAddress;
  readonly service: StudyCenter;
}

/** One page of a list of the study center, or the reason why it is empty. */
function StudyList({ page, here, service }: StudyListProps) {
  return (
    <PagedList
      page={here.page}
      list={page}
      size={STUDIED_COURSES_A_PAGE}
      addressOf={(number) => studyAddress({ ...here, page: number })}
      empty={<EmptyState text={TAB_EMPTY[here.tab]} to={ROUTES.courses.pattern} action={BROWSE_COURSES} />}
    >
      <ul className="study-list">
        {page.items.map((studied, index) => (
          <li key={studied.courseId}>
            {studied.course === undefined ? (
              <RemovedCourseRow studied={studied} tab={here.tab} />
            ) : (
              <StudyRow
                studied={studied}
                course={studied.course}
                tab={here.tab}
                service={service}
                isEager={index < 3}
              />
            )}
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

/** The courses that a member is learning, has bought or has marked as favourites (docs/spec/study.md#course-tabs). */
export function StudyCenterPage({ service }: ServiceProps<'studyCenter'>) {
  const here = readStudyAddress(usePageLocation().query);
  const [list, retry] = useLoading((retry$) => service.shown(retry$));
  const head = useListHead<HTMLHeadingElement>();
  return (
    <div className="page column" data-focus-next=".study__head">
      <h1 className="page__heading">{ROUTES.studyCenter.title}</h1>
      <ListBar inAll={coursesInAll} page={here.page} list={list} size={STUDIED_COURSES_A_PAGE}>
        <LinkChoices
          label={STUDY_LISTS}
          look="tabs"
          choices={STUDY_TABS.map((tab) => ({
            to: studyAddress({ tab }),
            name: TAB_NAMES[tab],
            isChosen: tab === here.tab,
          }))}
        />
      </ListBar>
      <section aria-label={TAB_NAMES[here.tab]}>
        <h2 ref={head} className="visually-hidden study__head" tabIndex={-1}>
          {TAB_NAMES[here.tab]}
        </h2>
        <Loaded state={list} onRetry={retry} skeleton={<StudySkeleton />}>
          {(page) => <StudyList page={page} here={here} service={service} />}
        </Loaded>
      </section>
      <UndoOffers favourites={service.favourites} />
    </div>
  );
}
