import { chineseInWords } from './chinese-in-words.js';
import { privateSubjects } from './private-subjects.js';
import { streamNames } from './stream-names.js';

/** The lint rules of this project. */
export const plugin = {
  meta: { name: 'course-site' },
  rules: {
    'chinese-in-words': chineseInWords,
    'private-subjects': privateSubjects,
    'stream-names': streamNames,
  },
};
