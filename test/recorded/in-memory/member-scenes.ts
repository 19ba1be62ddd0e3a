import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Scenes } from './scenes.js';
import { fieldOf, type Visit } from './visit.js';

const DETAIL = '/api/v2/member/detail';
const BIND = '/api/v2/member/detail/mobile';
const FACE_CHECK = '/api/v3/member/tencent/faceVerify';
const NICKNAME = '/api/v2/member/detail/nickname';
const PASSWORD = '/api/v2/member/detail/password';
const AVATAR = '/api/v2/member/detail/avatar';
const VERIFY = '/api/v2/member/verify';
const MOBILE = '/api/v2/member/mobile';
const DESTROY = '/api/v3/member/destroy';

const UNKNOWN_MOBILE = '13900000000';
const MEGABYTE = 1024 * 1024;

/**
 * What a member reads about themselves, the required steps, and the changes of a profile
 * (docs/api/session.md#member-detail, docs/api/signing-in.md, docs/api/member.md).
 */
export const scenes: Scenes = {
  'GET /api/v2/member/detail': async (visit) => {
    await visit.get(DETAIL);
    for (const mobile of Object.values(SEEDED)) await visit.get(DETAIL, visit.controls.signIn(mobile));
    visit.controls.setUp({ oneDevice: true });
    const older = visit.controls.signIn(SEEDED.ordinary);
    visit.controls.signIn(SEEDED.ordinary);
    await visit.get(DETAIL, older);
  },
  'POST /api/v2/member/detail/mobile': async (visit) => {
    const token = visit.controls.signIn(SEEDED.withoutMobile);
    await visit.post(BIND, {}, token);
    await visit.post(BIND, visit.proof(SEEDED.ordinary), token);
    await visit.post(BIND, visit.proof(UNKNOWN_MOBILE), token);
    await visit.post(BIND, visit.proof(UNKNOWN_MOBILE), token);
  },
  'POST /api/v3/member/tencent/faceVerify': async (visit) => {
    await visit.post(FACE_CHECK, { s_url: 'PC' }, visit.controls.signIn(SEEDED.ordinary));
  },
  'GET /api/v3/member/tencent/faceVerify': async (visit) => {
    visit.controls.fail('faceStatus', FAULTS.wrong, 1);
    await visit.get(`${FACE_CHECK}?rule_id=1&biz_token=xx`, visit.controls.signIn(SEEDED.notFaceVerified));
  },
  'POST /api/v2/member/agreement/agree': async (visit) => {
    await visit.post('/api/v2/member/agreement/agree', {}, visit.controls.signIn(SEEDED.ordinary));
  },
  'POST /api/v2/member/detail/nickname': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    const call = async (nick_name: string) => visit.post(NICKNAME, { nick_name }, token);
    await call('');
    await call('长'.repeat(25));
    await call('陈思远');
    await call('小禾');
    await call('小禾2');
  },
  'POST /api/v2/member/detail/password': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.post(PASSWORD, {}, token);
    await visit.post(PASSWORD, { ...visit.proof(UNKNOWN_MOBILE), password: '1' }, token);
    await visit.post(PASSWORD, { ...visit.proof(SEEDED.ordinary), password: '1' }, token);
  },
  'POST /api/v2/member/detail/avatar': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.post(AVATAR, {}, token);
    await visit.upload(AVATAR, aForm('text/plain', 10), token);
    await visit.upload(AVATAR, aForm('image/png', 1.1 * MEGABYTE), token);
    await visit.upload(AVATAR, aForm('image/png', 12 * MEGABYTE), token);
    await visit.upload(AVATAR, aForm('image/png', 10), token);
  },
  'POST /api/v2/member/verify': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.post(VERIFY, visit.proof(UNKNOWN_MOBILE), token);
    await prove(visit, token);
  },
  'PUT /api/v2/member/mobile': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    const sign = await prove(visit, token);
    await visit.put(MOBILE, {}, token);
    await visit.put(MOBILE, { mobile: UNKNOWN_MOBILE, mobile_code: '1', sign: 'zzz' }, token);
    await visit.put(MOBILE, { ...visit.proof(SEEDED.vip), sign }, token);
    await visit.put(MOBILE, { ...visit.proof(UNKNOWN_MOBILE), sign }, token);
  },
  'POST /api/v3/member/destroy': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.post(DESTROY, {}, token);
    await visit.post(DESTROY, {}, token);
  },
};

async function prove(visit: Visit, token: string): Promise<string> {
  return fieldOf(await visit.post(VERIFY, visit.proof(SEEDED.ordinary), token), 'sign');
}

function aForm(type: string, bytes: number): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'image.png');
  return form;
}
