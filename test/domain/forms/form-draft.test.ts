import { expect } from 'chai';

import { FormDraft, missingFields, type RequiredFields } from '../../../src/domain/forms/form-draft.js';

const REQUIRED: RequiredFields<'name' | 'agreed'> = [
  ['name', 'a name, please'],
  ['agreed', 'agree, please'],
];

describe('Missing fields', () => {
  it('are all fields that are empty, blank, unticked or absent, each with its message', () => {
    const both = { name: 'a name, please', agreed: 'agree, please' };
    expect(missingFields(REQUIRED, {})).to.deep.equal(both);
    expect(missingFields(REQUIRED, { name: ' \u3000', agreed: false })).to.deep.equal(both);
    expect(missingFields(REQUIRED, { name: 'x', agreed: false })).to.deep.equal({ agreed: 'agree, please' });
  });

  it('are none when everything is filled in', () => {
    expect(missingFields(REQUIRED, { name: 'x', agreed: true })).to.deep.equal({});
  });
});

/** A form whose fields are subscribed to, with everything that they emitted. */
function watched() {
  const draft = new FormDraft({ mobile: '138', agreed: false });
  const reported: unknown[] = [];
  draft.field$('mobile').subscribe((state) => reported.push(['mobile', state.value, state.fault]));
  draft.field$('agreed').subscribe((state) => reported.push(['agreed', state.value, state.fault]));
  reported.length = 0;
  return { draft, reported };
}

describe('The draft of a form', () => {
  it('reports a typed character only to the subscribers of its field', () => {
    const { draft, reported } = watched();
    draft.change('mobile', '1380');
    expect(reported).to.deep.equal([['mobile', '1380', undefined]]);
    expect(draft.fields).to.deep.equal({ mobile: '1380', agreed: false });
  });

  it('reports an error for each field, and withdraws the error when the field changes', () => {
    const { draft, reported } = watched();
    draft.judge({ mobile: '不对', agreed: '请同意' });
    draft.change('agreed', true);
    expect(reported).to.deep.equal([
      ['mobile', '138', '不对'],
      ['agreed', false, '请同意'],
      ['agreed', true, undefined],
    ]);
    draft.judge({});
    expect(reported.at(-1)).to.deep.equal(['mobile', '138', undefined]);
  });

  it('reports nothing when nothing has changed', () => {
    const { draft, reported } = watched();
    draft.judge({});
    draft.fault('mobile', undefined);
    expect(reported).to.deep.equal([]);
  });

  it('emits the value of a field at once, and not again for an error', () => {
    const { draft } = watched();
    const texts: string[] = [];
    draft.value$('mobile').subscribe((text) => texts.push(text));
    draft.fault('mobile', '不对');
    draft.change('mobile', '139');
    expect(texts).to.deep.equal(['138', '139']);
  });

  it('has its own fields, and no others', () => {
    const { draft } = watched();
    expect(['mobile', 'agreed', 'toString', 'password'].map((name) => draft.has(name))).to.deep.equal([
      ...[true, true, false, false],
    ]);
  });
});
