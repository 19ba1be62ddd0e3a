import { expect } from 'chai';

import { UPRIGHT_LESSONS_MAX } from '../../../src/domain/lesson/limits.js';
import {
  LOCKED_ORIENTATIONS,
  readUprightLessons,
  shapeOf,
  uprightRatioOf,
  writeUprightLessons,
  withAspectRatio,
} from '../../../src/domain/lesson/video-shape.js';

describe('The shape of a video', () => {
  for (const { size, shape, locked } of [
    { size: [720, 1280], shape: 'upright', locked: 'portrait' },
    { size: [1080, 1350], shape: 'upright', locked: 'portrait' },
    { size: [1000, 1101], shape: 'upright', locked: 'portrait' },
    { size: [1000, 1099], shape: 'square', locked: 'any' },
    { size: [1000, 1100], shape: 'square', locked: 'any' },
    { size: [720, 720], shape: 'square', locked: 'any' },
    { size: [1100, 1000], shape: 'square', locked: 'any' },
    { size: [1101, 1000], shape: 'wide', locked: 'landscape' },
    { size: [640, 480], shape: 'wide', locked: 'landscape' },
    { size: [1920, 800], shape: 'wide', locked: 'landscape' },
  ] as const)
    it(`of ${size.join(' × ')} is ${shape}, and fullscreen is locked to ${locked}`, () => {
      const [width, height] = size;
      const found = shapeOf(width / height) ?? expect.fail('no shape');
      expect([found, LOCKED_ORIENTATIONS[found]]).to.deep.equal([shape, locked]);
    });

  it('is unknown before the first image', () => {
    expect(shapeOf(undefined)).to.equal(undefined);
  });
});

describe('The upright videos that a device remembers', () => {
  it('give their lessons an upright place, the newest first, and no other lesson', () => {
    const known = withAspectRatio(withAspectRatio([], 1, 0.5625), 2, 0.8);
    expect(known).to.deep.equal([
      [2, 0.8],
      [1, 0.5625],
    ]);
    expect([1, 2, 3, undefined].map((id) => uprightRatioOf(id, known))).to.deep.equal([
      0.5625,
      0.8,
      undefined,
      undefined,
    ]);
  });

  it('are the same while a video says nothing new', () => {
    const known = [[1, 0.5625]] as const;
    for (const [id, aspectRatio] of [
      [1, 0.5625],
      [2, 16 / 9],
      [2, 1],
    ] as const)
      expect(withAspectRatio(known, id, aspectRatio)).to.equal(known);
  });

  it('follow a video that was replaced: another ratio, or another shape', () => {
    expect(withAspectRatio([[1, 0.5625]], 1, 0.75)).to.deep.equal([[1, 0.75]]);
    expect(withAspectRatio([[1, 0.5625]], 1, 16 / 9)).to.deep.equal([]);
  });

  it('are those of a limited number of lessons: the oldest is forgotten', () => {
    const ids = Array.from({ length: UPRIGHT_LESSONS_MAX + 1 }, (_, index) => index + 1);
    const known = ids.reduce<ReturnType<typeof readUprightLessons>>((all, id) => withAspectRatio(all, id, 0.5), []);
    expect(known).to.have.length(UPRIGHT_LESSONS_MAX);
    expect(uprightRatioOf(1, known)).to.equal(undefined);
  });

  it('are read without what the site has not written', () => {
    const wrong = [null, 1, [], [3], [3, '0.5'], [3, null], [3, 1.5], [3, 0], [3, -1]];
    expect(readUprightLessons(JSON.stringify({ upright: [...wrong, [4, 0.5]] }))).to.deep.equal([[4, 0.5]]);
    for (const upright of [null, 7, 'x', {}]) expect(readUprightLessons(JSON.stringify({ upright }))).to.deep.equal([]);
    for (const stored of [undefined, '', '{', '7', '[]']) expect(readUprightLessons(stored)).to.deep.equal([]);
  });

  it('are read as they were written', () => {
    expect(readUprightLessons(writeUprightLessons([[4, 0.5]]))).to.deep.equal([[4, 0.5]]);
  });
});
