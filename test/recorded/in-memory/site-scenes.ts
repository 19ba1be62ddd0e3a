import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Scenes } from './scenes.js';

const CONFIG = '/api/v2/other/config';
const PREFLIGHT = {
  headers: {
    Origin: 'https://front.example.test',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type',
  },
};

/** Calls that need no member. */
export const scenes: Scenes = {
  'GET /api/v2/other/config': async (visit) => {
    await visit.get(CONFIG);
    visit.controls.fail('config', FAULTS.noRedis, 1);
    await visit.get(CONFIG);
    visit.controls.fail('config', FAULTS.maintenance, 1);
    await visit.get(CONFIG);
  },
  'POST /api/v2/other/config': async (visit) => {
    await visit.post(CONFIG, {});
  },
  'GET /api/v2/navs': async (visit) => {
    await visit.get('/api/v2/navs?platform=PC');
    await visit.get('/api/v2/navs?platform=h5');
  },
  'GET /api/v2/links': async (visit) => {
    await visit.get('/api/v2/links');
    visit.controls.fail('links', FAULTS.wrong, 1);
    await visit.get('/api/v2/links');
    visit.controls.fail('links', FAULTS.tooOften, 1);
    await visit.get('/api/v2/links');
  },
  'GET /api/v2/nothing': async (visit) => {
    await visit.get('/api/v2/nothing');
  },
  'OPTIONS /api/v2/login/password': async (visit) => {
    await visit.send('OPTIONS', '/api/v2/login/password', PREFLIGHT);
  },
  'GET /api/v2/announcement/latest': async (visit) => {
    await visit.get('/api/v2/announcement/latest');
    visit.controls.pages.announcements.publish([]);
    await visit.get('/api/v2/announcement/latest');
  },
  'GET /api/v2/announcement/*': async (visit) => {
    await visit.get(`/api/v2/announcement/${String(visit.site.pages.announcements.latest()?.id)}`);
    await visit.get('/api/v2/announcement/9999');
  },
  'GET /api/v2/announcements': async (visit) => {
    await visit.get('/api/v2/announcements?page=1&size=10');
  },
  'GET /api/v2/roles': async (visit) => {
    await visit.get('/api/v2/roles');
  },
  'GET /api/v2/member/unreadNotificationCount': async (visit) => {
    await visit.get('/api/v2/member/unreadNotificationCount', visit.controls.signIn(SEEDED.withUnread));
  },
};
