import type { CourseGateway } from '../../domain/ports/server/course-gateway.port.js';
import { token } from '../tokens.js';
import type { CourseList } from './course-list.js';

/** Tokens of what is fetched with the pages that show courses. */
export const COURSE_GATEWAY = token<CourseGateway>('CourseGateway');
export const COURSE_LIST = token<CourseList>('CourseList');
