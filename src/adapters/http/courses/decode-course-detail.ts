import type { Attachment, CourseDetail } from '../../../domain/courses/course-detail.js';
import { lessonsInOrder } from '../../../domain/courses/directory.js';
import { decodeEach } from '../client/decode-list.js';
import {
  asFlag,
  asList,
  asRecord,
  asText,
  integer,
  type JsonRecord,
  nonEmptyRecord,
  required,
} from '../client/json-readers.js';
import type { ResolvePicture } from '../client/resolve-picture.js';
import { decodeCourseCard } from './decode-course-card.js';
import { decodeDirectory } from './decode-directory.js';
import { decodeProgress } from './decode-progress.js';

/** Pages API 3.5. */
export function decodeCourseDetail(data: unknown, picture: ResolvePicture): CourseDetail {
  const detail = required(asRecord(data), 'courseDetail');
  const record = required(nonEmptyRecord(detail['course']), 'courseDetail.course');
  const course = decodeCourseCard(record, picture);
  const directory = decodeDirectory(detail['chapters'], detail['videos']);
  return {
    course: { ...course, lessonCount: lessonsInOrder(directory).length },
    categoryId: integer(record['category_id']),
    introductionHtml: asText(record['render_desc']) ?? '',
    directory,
    // For a stranger the server says no, even of a free course.
    mayWatch: course.isFree || (asFlag(detail['isBuy']) ?? false),
    boughtLessonIds: (asList(detail['buyVideos']) ?? []).flatMap((id) => integer(id) ?? []),
    isFavourite: asFlag(detail['isCollect']) ?? false,
    progress: decodeProgress(detail['videoWatchedProgress']),
    attachments: decodeEach(asList(detail['attach']) ?? [], decodeAttachment),
    // A server that does not say lets everybody, and VIP covers everything (pages API 4).
    allowsComments: asFlag(record['is_allow_comment']) ?? true,
    vipCovers: asFlag(record['is_vip_free']) ?? true,
  };
}

function decodeAttachment(file: JsonRecord): Attachment {
  return {
    id: required(integer(file['id']), 'attachment.id'),
    name: asText(file['name']) ?? '',
    extension: asText(file['extension']) ?? '',
    sizeBytes: Math.max(0, integer(file['size']) ?? 0),
  };
}
