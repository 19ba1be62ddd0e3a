import type { CourseScene } from '../../../domain/courses/course-filter.js';
import { type CoursesAddress, coursesAddress } from '../../../domain/courses/courses-address.js';
import { ALL, FREE, POPULAR, SCENES_OF_COURSES } from '../../../domain/courses/words.js';
import { LinkChoices } from '../../choices/link-choices.js';

const SCENES: readonly (readonly [scene: CourseScene, name: string])[] = [
  ['newest', ALL],
  ['free', FREE],
  ['popular', POPULAR],
];

/** All courses, the free ones, or those that many take first; the category stays. */
export function SceneChoices({ here }: { readonly here: CoursesAddress }) {
  return (
    <LinkChoices
      label={SCENES_OF_COURSES}
      look="tabs"
      choices={SCENES.map(([scene, name]) => ({
        to: coursesAddress({ ...here, scene, page: 1 }),
        name,
        chosen: scene === here.scene,
      }))}
    />
  );
}
