import { privateSubjects } from './private-subjects.js';
import { streamNames } from './stream-names.js';

/** The rules of this project that need types, for ESLint. */
export const plugin = {
  meta: { name: 'course-site' },
  rules: { 'private-subjects': privateSubjects, 'stream-names': streamNames },
};
