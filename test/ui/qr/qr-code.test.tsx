import { render, screen } from '@testing-library/react';
import { expect } from 'chai';
import { encode } from 'uqr';

import { QrCode } from '../../../src/ui/widgets/qr-panel.js';

describe('QrCode', () => {
  it('draws every dark module of its text and nothing else, under its name', () => {
    const text = 'https://face.example/check?id=1&token=biz';
    render(<QrCode text={text} name="实名认证二维码" />);
    const drawing = screen.getByRole('img', { name: '实名认证二维码' });
    const { data, size } = encode(text, { border: 0 });
    expect(drawing.getAttribute('viewBox')).to.equal(`0 0 ${size} ${size}`);
    const drawn = drawing.querySelector('path')?.getAttribute('d') ?? '';
    const squares = [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x ?? ''} ${y ?? ''}`);
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(squares).to.deep.equal(dark);
    expect(dark).to.include.members(['0 0', '6 0', '0 6']);
  });
});
