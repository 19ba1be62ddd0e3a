import { expect } from 'chai';

import { HOME_GATEWAY } from '../../src/domain/ports/home-gateway.js';
import { SITE_GATEWAY } from '../../src/domain/ports/site-gateway.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { rigOfEachTest, type ServerRig } from './server-rig.js';

for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`HomeGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    describe('homeBlocks', () => {
      const call = query('homeBlocks', (fresh: ServerRig) => fresh.resolve(HOME_GATEWAY).content());
      keepsPromisesOfEveryCall(call, newRig);
    });

    it('returns the blocks in the order of the server, without unknown blocks', async () => {
      const { blocks } = await answerOf(rig.resolve(HOME_GATEWAY).content());
      expect(blocks.map(({ kind }) => kind)).to.deep.equal(['courses', 'html', 'courses', 'courses']);
      expect(new Set(blocks.map(({ id }) => id))).to.have.property('size', blocks.length);
    });

    it('returns the current data of courses, without deleted courses and courses without an id', async () => {
      const { blocks } = await answerOf(rig.resolve(HOME_GATEWAY).content());
      const [first] = blocks;
      if (first?.kind !== 'courses') throw new Error('There is no block of courses');
      expect(first.title).to.equal('精选课程');
      expect(first.courses.map(({ id }) => id)).to.deep.equal([20, 19, 2, 22, 17, 16, 23, 27]);
      const { cover, ...course } = first.courses[2] ?? { cover: '' };
      expect(cover).to.match(/^(?:http|data):/);
      expect(course).to.deep.equal({
        id: 2,
        title: '高等数学精讲',
        priceYuan: 199,
        isFree: false,
        category: '大学数学',
        studentCount: 4210,
        shortDescription: '从极限到微分方程，用图像讲清每一个定义',
        publishedAt: Date.UTC(2024, 8, 16, 1),
      });
    });

    it('omits a deleted category', async () => {
      rig.site.controls.pages.home.change({
        blocks: [{ kind: 'courses', id: 9, title: '', items: [{ courseId: 7 }] }],
      });
      const { blocks } = await answerOf(rig.resolve(HOME_GATEWAY).content());
      expect(blocks).to.have.nested.property('[0].courses[0].title', '手账与时间管理');
      expect(blocks).not.to.have.nested.property('[0].courses[0].category');
    });

    it('returns the HTML of the owner unchanged', async () => {
      rig.site.controls.pages.home.change({
        blocks: [{ kind: 'html', id: 3, html: '<b style="color:red">a & b</b>' }],
      });
      const { blocks } = await answerOf(rig.resolve(HOME_GATEWAY).content());
      expect(blocks.map(({ id: _key, ...block }) => block)).to.deep.equal([
        { kind: 'html', html: '<b style="color:red">a & b</b>' },
      ]);
    });

    it('returns the slides, wherever the generation sends them', async () => {
      const { slides } = await answerOf(rig.resolve(HOME_GATEWAY).content());
      expect(slides.map(({ link }) => link)).to.deep.equal([
        '/courses/detail/20',
        'https://blog.example.com/learning',
        undefined,
      ]);
      for (const { image } of slides) expect(image).to.match(/^(?:http|data):/);
    });

    it('has slides in the configuration of generation 1 only', async () => {
      const { slides } = await answerOf(rig.resolve(SITE_GATEWAY).config());
      expect(slides).to.have.length(generation === 1 ? 3 : 0);
    });

    it('has a purchase notice in the configuration of generation 2 only', async () => {
      const { purchaseNoticeHtml } = await answerOf(rig.resolve(SITE_GATEWAY).config());
      if (generation === 1) expect(purchaseNoticeHtml).to.equal('');
      else expect(purchaseNoticeHtml).to.include('<strong>不支持退款</strong>');
    });

    it('returns no blocks for an empty home page', async () => {
      rig.site.controls.pages.home.change({ blocks: [], slides: [] });
      expect((await answerOf(rig.resolve(HOME_GATEWAY).content())).blocks).to.deep.equal([]);
    });

    it('fails as a whole when one block was never filled in', async () => {
      rig.site.controls.pages.home.change({ blocks: [{ kind: 'courses', id: 9, title: '', items: undefined }] });
      expect(await errorOf(rig.resolve(HOME_GATEWAY).content())).to.deep.equal(refusal('错误'));
    });
  });
}
