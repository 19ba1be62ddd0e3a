import { cleanup, render } from '@testing-library/react';
import { expect } from 'chai';

import type { LinkedData } from '../../../src/domain/linked-data.js';
import { jsonRules, useJsonLd } from '../../../src/ui/pages/course-detail/json-ld.js';

function About({ data }: { readonly data: LinkedData }) {
  useJsonLd(data);
  return null;
}

const written = () => document.querySelector('script[type="application/ld+json"]')?.textContent;

describe('what a page tells search engines', () => {
  afterEach(cleanup);

  it('is data as it was, in a browser without Trusted Types', () => {
    const data: LinkedData = { '@context': 'https://schema.org', '@type': 'Course', name: '</script><b>"课"\u2028' };
    render(<About data={data} />);
    expect(JSON.parse(written() ?? '')).to.deep.equal(data);
  });

  it('comes by the one policy that the header names for it, which trusts JSON and no script', () => {
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

  it('is left out where the policy of the page allows no such name', () => {
    const forbidden = () => {
      throw new TypeError('Policy "json-ld" disallowed.');
    };
    expect(jsonRules({ createPolicy: forbidden })).to.equal(undefined);
  });
});
