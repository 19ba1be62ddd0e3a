import type {
  AttachmentRecord,
  ChapterRecord,
  CourseRecord,
  LessonRecord,
} from '../../engine/courses/course-record.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_LESSON_MS = Date.UTC(2024, 8, 2, 1);
const PREVIEW_S = 60;

/** What is told apart about a seeded course; everything else follows from it. */
export interface Outline {
  readonly id: number;
  readonly title: string;
  /** In whole yuan; `free` costs nothing and says so, 0 costs nothing and does not. */
  readonly price: number | 'free';
  readonly categoryId: number;
  readonly students: number;
  readonly lead: string;
  /** HTML of an editor. */
  readonly introduction: string;
  /** Lessons by chapter; those under an empty title have none. */
  readonly directory: readonly (readonly [chapter: string, lessons: readonly string[]])[];
  /** Lessons that are not published yet, behind the others. */
  readonly upcoming?: readonly string[];
  /** In which order the lessons were written, from 1, where it is not that of their publication: ids follow it. */
  readonly written?: readonly number[];
  /** Length of every lesson, in seconds, where it is not one that grows: that of the film that ships with the repository, say. */
  readonly lengthS?: number;
  /** Of its first lesson, where that is not the customary one. */
  readonly previewS?: number;
  /** Its lessons may only be watched forwards. */
  readonly forwardOnly?: boolean;
  /** Name and size of files, `讲义.pdf`. */
  readonly files?: readonly (readonly [name: string, sizeBytes: number])[];
  readonly oddities?: Partial<CourseRecord>;
}

/** A course as it is in the tables of the server: one lesson a day, each some minutes longer than the one before. */
export function courseOf(outline: Outline): CourseRecord {
  const { id, title, price, categoryId, students, lead, introduction, directory } = outline;
  const { files = [], upcoming = [], written = [], forwardOnly = false, lengthS, previewS = PREVIEW_S } = outline;
  const chapters = directory.flatMap(([name], place): readonly ChapterRecord[] =>
    name === '' ? [] : [{ id: id * 10 + place + 1, title: name }],
  );
  const filed = [...directory, ['', upcoming] as const].flatMap(([name, lessons], place) =>
    lessons.map((lesson) => [name === '' ? 0 : id * 10 + place + 1, lesson] as const),
  );
  const publishedAtMs = FIRST_LESSON_MS + id * 7 * DAY_MS;
  const lessonAt = (chapterId: number, name: string, place: number): LessonRecord => ({
    id: id * 100 + (written[place] ?? place + 1),
    title: name,
    durationS: lengthS ?? 600 + ((place * 180) % 3300),
    publishedAtMs: publishedAtMs + place * DAY_MS,
    isPublished: !upcoming.includes(name),
    chapterId,
    previewS: price !== 'free' && place === 0 ? previewS : 0,
    forwardOnly,
  });
  return {
    id,
    title,
    thumb: coverPath(id),
    charge: price === 'free' ? 0 : price,
    isFree: price === 'free',
    isVipFree: true,
    allowsComments: true,
    isRecommended: students > 1000,
    isShown: true,
    isPublished: true,
    publishedAtMs,
    categoryId,
    students,
    shortDescription: lead,
    introduction,
    chapters,
    lessons: filed.map(([chapterId, name], place) => lessonAt(chapterId, name, place)),
    attachments: files.map(([name, sizeBytes], place) => attachmentOf(id * 10 + place + 1, name, sizeBytes)),
    ...outline.oddities,
  };
}

/** Where the server keeps the picture of a course. */
function coverPath(courseId: number): string {
  return `/images/courses/${courseId}.svg`;
}

function attachmentOf(id: number, file: string, sizeBytes: number): AttachmentRecord {
  const [name = '', extension = ''] = file.split('.');
  return { id, name, extension, sizeBytes };
}
