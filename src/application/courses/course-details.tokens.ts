import { token } from '../tokens.js';
import type { CourseDetails } from './course-details.js';

/** Token of what is fetched with the page of a course. */
export const COURSE_DETAILS = token<CourseDetails>('CourseDetails');
