import { ESLintUtils } from '@typescript-eslint/utils';

/** Makes a rule of this code base; its documentation is the doc comment beside it. */
export const rule = ESLintUtils.RuleCreator.withoutDocs;
