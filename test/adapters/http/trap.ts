import type { AppError } from '../../../src/domain/errors/app-error.js';
import * as sample from '../../support/server-samples.js';

/** What an envelope carries. */
export type Answer = readonly [code: unknown, data: unknown, message?: string];

/** What must come of an answer: success at least, these parts of a value, or an error. */
export type Expected = 'success' | { readonly gives: unknown } | { readonly fails: AppError };

/** `source` names the section of the API, and what is surprising there. */
export type Trap = readonly [source: string, answer: Answer, expected: Expected];

export function ok(data: unknown): Answer {
  return [0, data];
}

export function no(code: unknown, message: string): Answer {
  return [code, [], message];
}

export function gives(parts: unknown): Expected {
  return { gives: parts };
}

export function item(parts: unknown): Expected {
  return gives({ items: [parts] });
}

export function scan(offered: boolean): Expected {
  return gives({ socialites: { wechatScan: offered } });
}

export function fails(error: AppError): Expected {
  return { fails: error };
}

export function refused(message: string): Expected {
  return fails({ kind: 'refused', message });
}

export function malformed(where: string): Expected {
  return fails({ kind: 'malformed', where });
}

export function config(fields: object): Answer {
  return ok({ ...sample.CONFIG, ...fields });
}

export function checks(mobile: unknown, face: unknown): Answer {
  return config({ member: { enabled_mobile_bind_alert: mobile, enabled_face_verify: face } });
}

export function nav(fields: object): Answer {
  return ok([{ name: '课程', url: '/courses', children: [], ...fields }]);
}

export function member(fields: object): Answer {
  return ok({ ...sample.MEMBER, ...fields });
}

export function order(fields: object): Answer {
  return ok(sample.longPage({ ...sample.ORDER, ...fields }));
}

export function goods(fields: object): Answer {
  return order({ goods: [fields] });
}

export function studied(fields: object): Answer {
  return ok(sample.shortPage({ ...sample.LIKED_COURSE, ...fields }));
}

export function course(fields: object): Answer {
  return ok({ ...sample.COURSE_DETAIL, course: { ...sample.COURSE_DETAIL.course, ...fields } });
}

export function detail(fields: object): Answer {
  return ok({ ...sample.COURSE_DETAIL, ...fields });
}

export function courseCard(fields: object): Answer {
  return ok(sample.longPage({ ...sample.COURSE, ...fields }));
}

export function block(sign: string, rendered: unknown): Answer {
  return ok([{ id: 1, sign, config_render: rendered }]);
}
