import { expect } from 'chai';

import { FAULTS } from '../../src/adapters/memory/engine/fault.js';
import { SEEDED } from '../../src/adapters/memory/seed/member-seed.js';
import { audit } from '../support/browser/audit.js';
import { EVERY_ADDRESS } from '../support/browser/every-address.js';
import { unseenFocus } from '../support/browser/focus-rings.js';
import { browserRig, type VisitWishes } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

const SCHEMES = ['light', 'dark'] as const;

/** Colours that are still on their way from one state to another would be judged half way. */
const STILL: VisitWishes = { lessMotion: true };
const NARROW: VisitWishes = { width: 360 };
const WIDE: VisitWishes = { width: 1440 };

interface State {
  readonly what: string;
  readonly path: string;
  readonly wishes: VisitWishes;
  readonly reach: (visit: Visit) => Promise<void>;
}

const STATES: readonly State[] = [
  {
    what: 'an open submenu',
    path: '/courses',
    wishes: WIDE,
    reach: async (visit) => {
      await visit.button('课程子菜单').click();
      await visit.link('考试大纲').waitFor();
    },
  },
  {
    what: 'an open member menu with unread messages',
    path: '/',
    wishes: { ...WIDE, signedInAs: SEEDED.withUnread },
    reach: async (visit) => {
      await visit.page.getByRole('button', { name: /有未读消息/ }).click();
      await visit.button('安全退出').waitFor();
    },
  },
  {
    what: 'an open dialog',
    path: '/login',
    wishes: WIDE,
    reach: async (visit) => {
      await visit.button('登录后查看').click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    what: 'the menu of a narrow screen',
    path: '/courses',
    wishes: NARROW,
    reach: async (visit) => {
      await visit.button('打开菜单').click();
      await visit.page.getByRole('dialog', { name: '菜单' }).waitFor();
    },
  },
  {
    what: 'the search of a narrow screen',
    path: '/courses',
    wishes: NARROW,
    reach: async (visit) => {
      await visit.page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
      await visit.page.getByRole('dialog', { name: '搜索' }).waitFor();
    },
  },
  {
    what: 'an error toast',
    path: '/courses',
    wishes: WIDE,
    reach: async (visit) => {
      await visit.page.getByRole('searchbox').press('Enter');
      await visit.reads('请输入关键字后再搜索');
    },
  },
  {
    what: 'a long way down',
    path: '/courses',
    wishes: NARROW,
    reach: async (visit) => {
      await visit.sees('录播课');
      await visit.page.evaluate(() => {
        document.body.style.minHeight = '6000px';
        window.scrollTo({ top: 3000, behavior: 'instant' });
      });
      await visit.button('回到顶部').waitFor();
    },
  },
];

describe('axe in the browser', () => {
  const rig = browserRig();

  /** Judges what is on view, light and dark. */
  async function expectNothingFound(visit: Visit): Promise<void> {
    for (const colorScheme of SCHEMES) {
      await visit.page.emulateMedia({ colorScheme });
      expect(await audit(visit.page), colorScheme).to.deep.equal([]);
      expect(await unseenFocus(visit.page), `focus, ${colorScheme}`).to.deep.equal([]);
    }
  }

  it('would find what is wrong: a picture without words, and words that cannot be read', async () => {
    const visit = await rig.visit('/courses', STILL);
    await visit.sees('录播课');
    await visit.page.evaluate(() => {
      const picture = document.createElement('img');
      const words = document.createElement('p');
      words.textContent = '看不清';
      words.style.color = '#f0f4f8';
      document.getElementById('main')?.append(picture, words);
    });
    const found = (await audit(visit.page)).map((line) => line.replace(/:.*/s, ''));
    expect(found).to.include.members(['image-alt', 'color-contrast']);
  });

  it('would find a focus that is not shown, and one that can hardly be seen', async () => {
    const visit = await rig.visit('/courses', STILL);
    await visit.sees('录播课');
    await visit.page.evaluate(() => {
      for (const outline of ['none', '2px solid #e0e0e0']) {
        const button = document.createElement('button');
        button.textContent = outline;
        button.style.outline = outline;
        document.getElementById('main')?.append(button);
      }
    });
    const found = await unseenFocus(visit.page);
    expect(found.map((line) => line.replace(/:.*/s, ''))).to.deep.equal(['button. none', 'button. 2px solid #e0e0e0']);
  });

  for (const { path, wishes } of EVERY_ADDRESS) {
    it(`finds nothing on ${path}, narrow and wide, light and dark (design/ui.md)`, async () => {
      const visit = await rig.visit(path, { ...wishes, ...STILL });
      await visit.page.locator('main h1:not(.visually-hidden)').waitFor();
      for (const width of [360, 1440]) {
        await visit.page.setViewportSize({ width, height: 900 });
        await expectNothingFound(visit);
      }
      visit.expectQuiet();
    });
  }

  for (const { what, path, wishes, reach } of STATES) {
    it(`finds nothing on ${what}, light and dark (design/ui.md)`, async () => {
      const visit = await rig.visit(path, { ...wishes, ...STILL });
      await reach(visit);
      await expectNothingFound(visit);
      visit.expectQuiet();
    });
  }

  it('finds nothing where a member cannot be loaded, light and dark (design/ui.md)', async () => {
    rig.controls.fail('member', FAULTS.badGateway);
    const visit = await rig.visit('/member', { signedInAs: SEEDED.ordinary, ...NARROW, ...STILL });
    await visit.reads('会员信息加载失败');
    await expectNothingFound(visit);
    visit.expectQuiet(/502/);
  });
});
