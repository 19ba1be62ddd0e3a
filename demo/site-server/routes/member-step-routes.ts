import { get, post, ofG2, type Route } from '../route.js';
import { proofFields, textField } from '../answers/values.js';

const FACE_CHECK = '/api/v3/member/tencent/faceVerify';

/** The status of a completed check (docs/api/signing-in.md#query-the-face-check). */
const VERIFIED = 9;

/**
 * Steps that the site can require of a member (docs/api/signing-in.md#bind-the-first-mobile,
 * docs/api/signing-in.md#start-the-face-check, docs/api/signing-in.md#consent).
 */
export const ROUTES: readonly Route[] = [
  post('/api/v2/member/detail/mobile', 'bindMobile', ({ site, token, body }) => {
    site.steps.bindMobile(token, proofFields(body));
  }),
  post(FACE_CHECK, 'faceStart', ({ site, token, body }) => {
    const { url, ruleId, bizToken, requestId } = site.steps.startFaceCheck(token, textField(body, 's_url'));
    return { url, rule_id: ruleId, biz_token: bizToken, request_id: requestId };
  }),
  get(FACE_CHECK, 'faceStatus', ({ site, token, query }) => {
    site.steps.faceCheck(token, { ruleId: query.rule_id ?? '', bizToken: query.biz_token ?? '' });
    return { status: VERIFIED };
  }),
  ofG2.post('/api/v2/member/agreement/agree', 'agree', ({ site, token }) => {
    site.steps.agree(token);
  }),
];
