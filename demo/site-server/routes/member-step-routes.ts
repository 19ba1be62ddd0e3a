import type { Route } from '../route.js';
import { NOTHING, proofFields, textField } from '../answers/values.js';

const FACE_CHECK = '/api/v3/member/tencent/faceVerify';

/** The status of a completed check (docs/api/signing-in.md#query-the-face-check). */
const VERIFIED = 9;

/**
 * Steps that the site can require of a member (docs/api/signing-in.md#bind-the-first-mobile,
 * docs/api/signing-in.md#start-the-face-check, docs/api/signing-in.md#consent).
 */
export const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/v2/member/detail/mobile',
    call: 'bindMobile',
    answer: ({ site, token, body }) => {
      site.steps.bindMobile(token, proofFields(body));
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: FACE_CHECK,
    call: 'faceStart',
    answer: ({ site, token, body }) => {
      const { url, ruleId, bizToken, requestId } = site.steps.startFaceCheck(token, textField(body, 's_url'));
      return { url, rule_id: ruleId, biz_token: bizToken, request_id: requestId };
    },
  },
  {
    method: 'GET',
    path: FACE_CHECK,
    call: 'faceStatus',
    answer: ({ site, token, query }) => {
      site.steps.faceCheck(token, { ruleId: query.rule_id ?? '', bizToken: query.biz_token ?? '' });
      return { status: VERIFIED };
    },
  },
  {
    method: 'POST',
    path: '/api/v2/member/agreement/agree',
    call: 'agree',
    generation: 2,
    answer: ({ site, token }) => {
      site.steps.agree(token);
      return NOTHING;
    },
  },
];
