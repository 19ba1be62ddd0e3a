import './lesson-list.scss';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';

import { DIRECTORY } from '../../domain/courses/strings.js';
import { inParts, type LessonCourse } from '../../domain/lesson/lesson-page.js';
import { CLOSE } from '../../domain/site/strings.js';
import { LessonDirectory } from '../courses/lesson-directory.js';
import { listening } from '../shared/hooks/effects.js';
import { pressedKey } from '../shared/hooks/pressed-key.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { CloseIcon } from '../shared/theme/icons.js';
import { DRAWER_BUTTONS } from './layout-buttons.js';

interface LessonListProps {
  readonly course: LessonCourse;
  /** The lesson that is shown. */
  readonly lessonId: number;
  readonly isWideScreen: boolean;
}

/** All lessons of the course, beside the video or below it (docs/spec/lesson.md#lesson-page). */
export function LessonList(props: LessonListProps) {
  const heading = useId();
  return (
    <aside className="lesson-list" aria-labelledby={heading}>
      <h2 id={heading} className="lesson-list__heading">
        {DIRECTORY}
      </h2>
      <Rows {...props} />
    </aside>
  );
}

/** The same list over the page, in wide mode. It closes when the visitor turns to another part of the page. */
export function LessonDrawer({ onClose, ...props }: LessonListProps & { readonly onClose: () => void }) {
  const heading = useId();
  const drawer = useFocusOn<HTMLElement>(true, { preventScroll: true });
  // The controls of the player, with the other button, may have hidden meanwhile; the player gets the focus in its place.
  const [opener] = useState(() => (document.activeElement?.closest('.player') ? '.player' : '.lesson-drawer-button'));
  const handle = useEffectEvent((event: Event) => {
    if (closesDrawer(event, drawer.current)) onClose();
  });
  useEffect(
    () =>
      listening(document, ['pointerdown', 'focusin', 'keydown'], (event) => {
        handle(event);
      }),
    [],
  );
  return (
    <aside
      ref={drawer}
      className="lesson-list lesson-list--drawer"
      tabIndex={-1}
      aria-labelledby={heading}
      data-focus-next={opener}
    >
      <div className="lesson-list__heading lesson-list__top">
        <h2 id={heading} className="lesson-list__title">
          {DIRECTORY}
        </h2>
        <button type="button" className="icon-button" aria-label={CLOSE} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <Rows {...props} />
    </aside>
  );
}

/** Escape, and a press or the focus in another part of the page. The button closes the drawer itself. */
function closesDrawer(event: Event, drawer: Element | null): boolean {
  if (event instanceof KeyboardEvent) return pressedKey(event) === 'Escape';
  if (!(event.target instanceof Element)) return true;
  return drawer?.contains(event.target) === false && event.target.closest(DRAWER_BUTTONS) === null;
}

function Rows({ course, lessonId, isWideScreen }: LessonListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) scrollToCurrent(list.current);
  }, [lessonId]);
  const detail = isWideScreen ? course : { ...course, directory: inParts(course.directory) };
  return (
    <div ref={list} className="lesson-list__rows">
      <LessonDirectory detail={detail} currentId={lessonId} isCompact opensCurrentOnly={!isWideScreen} />
    </div>
  );
}

/** Scrolls the list, not the page: the current row is near the middle, and no row is cut at the upper edge. */
function scrollToCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]');
  if (!current) return;
  const { top, height } = list.getBoundingClientRect();
  const positionOf = (row: Element): number => row.getBoundingClientRect().top - top + list.scrollTop;
  const middle = positionOf(current) - (height - current.getBoundingClientRect().height) / 2;
  if (middle <= 0) return;
  const edges = Array.from(list.querySelectorAll('summary, li'), positionOf);
  list.scrollTop = edges.find((edge) => edge >= middle) ?? middle;
}
