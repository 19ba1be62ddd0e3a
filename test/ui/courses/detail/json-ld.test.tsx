import { cleanup, render } from '@testing-library/react';
import { expect } from 'chai';

import type { LinkedData } from '../../../../src/domain/courses/linked-data.js';
import { jsonRules, useJsonLd } from '../../../../src/ui/courses/detail/json-ld.js';

function PageWithData({ data }: { readonly data: LinkedData }) {
  useJsonLd(data);
  return null;
}

const written = () => document.querySelector('script[type="application/ld+json"]')?.textContent;

describe('The structured data of a page (JSON-LD)', () => {
  afterEach(cleanup);

  it('is written unchanged in a browser without Trusted Types', () => {
    const data: LinkedData = { '@context': 'https://schema.org', '@type': 'Course', name: '</script><b>"课"\u2028' };
    render(<PageWithData data={data} />);
    expect(JSON.parse(written() ?? '')).to.deep.equal(data);
  });

  it('passes through the Trusted Types policy json-ld, which accepts JSON and no script', () => {
    const made: string[] = [];
    const rules = jsonRules({
      createPolicy: (name, given) => {
        made.push(name);
        return { createScript: (text) => `trusted ${given.createScript(text)}` };
      },
    });
    expect(made).to.deep.equal(['json-ld']);
    expect(rules?.createScript('{"name":"课"}')).to.equal('trusted {"name":"课"}');
    for (const script of ['alert(1)', '{}//', '{};alert(1)', 'x', '']) {
      expect(() => rules?.createScript(script), script).to.throw(SyntaxError);
    }
  });

  it('has no Trusted Types policy if the page’s header does not allow its name', () => {
    const forbidden = () => {
      throw new TypeError('Policy "json-ld" disallowed.');
    };
    expect(jsonRules({ createPolicy: forbidden })).to.equal(undefined);
  });
});
