import { chineseInStrings } from './chinese-in-strings.js';
import { inputMethodKeys } from './input-method-keys.js';
import { privateSubjects } from './private-subjects.js';
import { streamNames } from './stream-names.js';

/** The lint rules of this project. */
export const plugin = {
  meta: { name: 'course-site' },
  rules: {
    'chinese-in-strings': chineseInStrings,
    'input-method-keys': inputMethodKeys,
    'private-subjects': privateSubjects,
    'stream-names': streamNames,
  },
};
