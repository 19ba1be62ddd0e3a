import type { Route } from '../route.js';
import { fileField, NOTHING, proofFields, textField } from '../answers/values.js';

/** Changes that members make to their own profile (docs/api/member.md). */
export const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/v2/member/detail/nickname',
    call: 'nickname',
    answer: ({ site, token, body }) => {
      site.pages.profiles.changeNickname(token, textField(body, 'nick_name'));
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: '/api/v2/member/detail/password',
    call: 'password',
    answer: ({ site, token, body }) => {
      site.pages.profiles.changePassword(token, { ...proofFields(body), password: textField(body, 'password') });
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: '/api/v2/member/detail/avatar',
    call: 'avatar',
    answer: ({ site, token, body }) => {
      site.pages.profiles.changeAvatar(token, fileField(body, 'file'));
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: '/api/v2/member/verify',
    call: 'verifyMobile',
    answer: ({ site, token, body }) => ({ sign: site.pages.profiles.proveMobile(token, proofFields(body)) }),
  },
  {
    method: 'PUT',
    path: '/api/v2/member/mobile',
    call: 'changeMobile',
    answer: ({ site, token, body }) => {
      site.pages.profiles.changeMobile(token, { ...proofFields(body), sign: textField(body, 'sign') });
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: '/api/v3/member/destroy',
    call: 'destroy',
    answer: ({ site, token }) => {
      site.pages.profiles.requestDeletion(token);
      return NOTHING;
    },
  },
];
