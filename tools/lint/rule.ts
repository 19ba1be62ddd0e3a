import { ESLintUtils } from '@typescript-eslint/utils';

/** Creates a lint rule. Its doc comment is its documentation. */
export const rule = ESLintUtils.RuleCreator.withoutDocs;
