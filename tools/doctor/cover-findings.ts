import type { CourseSummary } from '../../src/domain/courses/course.js';
import type { Requester } from './requester.js';
import { type Subject, type Trouble, warn } from './finding.js';
import { openImage } from './open-image.js';
import { coverGone } from './page.strings.js';

/** Covers that are not images, each address once. A course without a cover shows a drawing. */
export async function coverFindings(
  requester: Requester,
  subject: Subject,
  courses: readonly CourseSummary[],
): Promise<readonly Trouble[]> {
  const covers = [...new Set(courses.map(({ cover }) => cover))].filter((cover) => cover !== '');
  const opened = await Promise.all(covers.map((cover) => openImage(requester, cover)));
  return opened.flatMap(({ request, why }) => (why === undefined ? [] : [warn(subject, request, coverGone(why))]));
}
