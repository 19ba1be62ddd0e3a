import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

const PORTS = 'src/domain/ports';

/** Calls that change nothing on the server, or only what the server forgets by itself. */
const READS: ReadonlySet<string> = new Set([
  ...['MemberGateway.detail', 'MemberGateway.unreadCount', 'CaptchaGateway.image', 'HomeGateway.content'],
  ...['AnnouncementGateway.latest', 'AnnouncementGateway.one', 'AnnouncementGateway.list'],
  ...['CommentGateway.newest', 'CommentGateway.all', 'CommentGateway.replies', 'VipPlanGateway.all'],
  ...['CourseGateway.list', 'CourseGateway.categories', 'CourseGateway.detail', 'CourseGateway.checkAttachment'],
  ...['LessonGateway.lesson', 'LessonGateway.playSources', 'MemberMessagesGateway.list', 'OrderListGateway.list'],
  ...['OrderGateway.terms', 'OrderGateway.checkPromoCode', 'OrderGateway.status', 'SearchGateway.search'],
  ...['PointsGateway.records', 'PointsGateway.rewards', 'SignInGateway.socialAddress', 'MemberStepsGateway.faceCheck'],
  ...['SocialAccountsGateway.socialAddress', 'SocialAccountsGateway.linked', 'SiteGateway.config', 'SiteGateway.navs'],
  ...['SiteGateway.links', 'StudyGateway.learnedCourses', 'StudyGateway.boughtCourses', 'StudyGateway.likedCourses'],
  'StudyGateway.lessonsOf',
]);

/** Every call of every port to the server: `CourseGateway.detail`. */
function callsOfPorts(): readonly string[] {
  const files = readdirSync(PORTS).filter((name) => name.endsWith('-gateway.ts'));
  return files.flatMap((name) =>
    [...readFileSync(`${PORTS}/${name}`, 'utf8').matchAll(/^export interface (\w+Gateway) \{$(.*?)^\}$/gms)].flatMap(
      ([, port, body = '']) =>
        [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, call]) => `${String(port)}.${String(call)}`),
    ),
  );
}

describe('Every action that changes something on the server', () => {
  it('says in docs/spec/errors.md what happens after a lost answer', () => {
    const [, section = ''] = readFileSync('docs/spec/errors.md', 'utf8').split('## Lost answers');
    const [table = ''] = section.split('\n## ');
    const rows = [...table.matchAll(/^\|[^|]*\| `(\w+\.\w+)`/gm)].map(([, call]) => call);
    expect(rows.toSorted()).to.deep.equal(
      callsOfPorts()
        .filter((call) => !READS.has(call))
        .toSorted(),
    );
  });
});
