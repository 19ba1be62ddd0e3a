import { wechatSignature } from '../../../src/adapters/memory/server/sharing.js';
import { get, ofG2, post, type Route } from '../route.js';
import { writeConfig } from '../answers/write-config.js';
import { writeLinks, writeNavs } from '../answers/write-navs.js';
import { writeSignature } from '../answers/write-signature.js';
import { writeMember } from '../answers/write-member.js';

/** What every page requests: the configuration, the menu, the partners, and the session. */
export const ROUTES: readonly Route[] = [
  get('/api/v2/other/config', 'config', ({ site, generation, serverUrl }) =>
    writeConfig(site.settings.value, site.content.value, site.pages.home.slides, generation, serverUrl),
  ),
  get('/api/v2/navs', 'navs', ({ site, query }) => writeNavs(site.content.value.navs, query.platform ?? 'PC')),
  get('/api/v2/links', 'links', ({ site }) => writeLinks(site.content.value.links)),
  ofG2.get('/api/v3/other/wechat-mp-jssdk', 'wechatSignature', ({ site, query }) =>
    writeSignature(wechatSignature(site.settings.value, query.path ?? '')),
  ),
  get('/api/v2/member/detail', 'member', ({ site, token, generation, serverUrl }) =>
    writeMember(site.members.detail(token), generation, serverUrl),
  ),
  get('/api/v2/member/unreadNotificationCount', 'unread', ({ site, token }) => site.members.unreadCount(token)),
  post('/api/v2/logout', 'logout', ({ site, token, tokenInHeader }) => {
    site.accounts.signOut(token, tokenInHeader);
  }),
];
