import { type CoursesAddress, coursesAddress } from '../../../domain/courses/course-list-address.js';
import type { CategoryChild, CourseCategory, CourseScene } from '../../../domain/courses/course.js';
import {
  ALL,
  CATEGORIES_FAILED,
  CATEGORIES_OF_COURSES,
  CATEGORY_LABEL,
  CHILD_LABEL,
  FREE,
  POPULAR,
  SCENES_OF_COURSES,
  withinCategory,
} from '../../../domain/courses/strings.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import { RetryButton } from '../../shared/feedback/error-state.js';
import { LinkChoices } from '../../shared/widgets/link-choices.js';

const SCENES: readonly (readonly [scene: CourseScene, name: string])[] = [
  ['newest', ALL],
  ['free', FREE],
  ['popular', POPULAR],
];

/** Links to all courses, the free ones and the most popular ones. The category is preserved. */
export function SceneChoices({ here }: { readonly here: CoursesAddress }) {
  return (
    <LinkChoices
      label={SCENES_OF_COURSES}
      look="tabs"
      choices={SCENES.map(([scene, name]) => ({
        to: coursesAddress({ ...here, scene, page: 1 }),
        name,
        isChosen: scene === here.scene,
      }))}
    />
  );
}

interface CategoryChoicesProps {
  readonly categories: Loading<readonly CourseCategory[]>;
  readonly here: CoursesAddress;
  readonly onRetry: () => void;
}

/** The categories of courses, and below them the subcategories of the selected one. The list does not wait for them. */
export function CategoryChoices({ categories, here, onRetry }: CategoryChoicesProps) {
  switch (categories.kind) {
    case 'loading':
      return <BlankChoices rows={here.categoryId === undefined ? 1 : 2} />;
    case 'ready':
      return <Rows categories={categories.value} here={here} />;
    default:
      return (
        <p className="courses__no-categories">
          <span>{CATEGORIES_FAILED}</span>
          <RetryButton className="btn btn-quiet" onClick={onRetry} />
        </p>
      );
  }
}

function Rows({ categories, here }: { readonly categories: readonly CourseCategory[]; readonly here: CoursesAddress }) {
  if (categories.length === 0) return undefined;
  const chosen = categories.find(({ id }) => id === here.categoryId);
  return (
    <div className="courses__categories">
      <Row
        label={CATEGORY_LABEL}
        name={CATEGORIES_OF_COURSES}
        entries={categories}
        chosenId={here.categoryId}
        addressOf={(id) => coursesAddress({ scene: here.scene, categoryId: id })}
      />
      {chosen !== undefined && chosen.children.length > 0 && (
        <Row
          label={CHILD_LABEL}
          name={withinCategory(chosen.name)}
          entries={chosen.children}
          chosenId={here.childId}
          addressOf={(id) => coursesAddress({ ...here, childId: id, page: 1 })}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly label: string;
  /** The accessible name of the row; `label` is for the screen only. */
  readonly name: string;
  readonly entries: readonly CategoryChild[];
  readonly chosenId: number | undefined;
  readonly addressOf: (id: number | undefined) => string;
}

function Row({ label, name, entries, chosenId, addressOf }: RowProps) {
  const everything = { to: addressOf(undefined), name: ALL, isChosen: chosenId === undefined };
  const choices = entries.map((entry) => ({
    to: addressOf(entry.id),
    name: entry.name,
    isChosen: entry.id === chosenId,
  }));
  return (
    <div className="courses__filter">
      <span className="courses__label" aria-hidden="true">
        {label}
      </span>
      <LinkChoices label={name} look="chips" choices={[everything, ...choices]} />
    </div>
  );
}

/** Skeleton that is visible until the categories arrive. */
function BlankChoices({ rows }: { readonly rows: number }) {
  return (
    <div className="courses__categories" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="courses__blank-row" />
      ))}
    </div>
  );
}
