import { post, put, type Route } from '../route.js';
import { fileField, proofFields, textField } from '../answers/values.js';

/** Changes that members make to their own profile (docs/api/member.md). */
export const ROUTES: readonly Route[] = [
  post('/api/v2/member/detail/nickname', 'nickname', ({ site, token, body }) => {
    site.pages.profiles.changeNickname(token, textField(body, 'nick_name'));
  }),
  post('/api/v2/member/detail/password', 'password', ({ site, token, body }) => {
    site.pages.profiles.changePassword(token, { ...proofFields(body), password: textField(body, 'password') });
  }),
  post('/api/v2/member/detail/avatar', 'avatar', ({ site, token, body }) => {
    site.pages.profiles.changeAvatar(token, fileField(body, 'file'));
  }),
  post('/api/v2/member/verify', 'verifyMobile', ({ site, token, body }) => ({
    sign: site.pages.profiles.proveMobile(token, proofFields(body)),
  })),
  put('/api/v2/member/mobile', 'changeMobile', ({ site, token, body }) => {
    site.pages.profiles.changeMobile(token, { ...proofFields(body), sign: textField(body, 'sign') });
  }),
  post('/api/v3/member/destroy', 'destroy', ({ site, token }) => {
    site.pages.profiles.requestDeletion(token);
  }),
];
