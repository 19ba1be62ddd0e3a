import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'chai';
import fc from 'fast-check';
import sinon from 'sinon';

import type { PageNavigator } from '../../../../src/domain/ports/navigator.js';
import { prepareText } from '../../../../src/ui/shared/content/prepare-text.js';
import { RichText } from '../../../../src/ui/shared/content/rich-text.js';
import { ScrollAndFocus } from '../../../../src/ui/shared/routing/route-change.js';
import { MemoryNavigator } from '../../../../src/adapters/memory/browser/navigator.js';
import { settled } from '../../../support/until.js';
import { quietWindow } from '../../support/quiet-window.js';
import { renderWithSite } from '../../support/render-with-site.js';

function prepared(html: string): HTMLElement {
  const root = document.createElement('div');
  const context = { serverUrl: 'https://api.example', topLevel: 3, origin: 'https://site.example', prefix: 'text1-' };
  root.append(prepareText(html, context).nodes);
  return root;
}

/** The element that a browser shows when it follows the link. */
function targetOf(link: HTMLAnchorElement, root: HTMLElement): Element | undefined {
  const id = decodeURIComponent((link.getAttribute('href') ?? '').slice(1));
  return [...root.querySelectorAll('[id]')].find((element) => element.id === id);
}

describe('An anchor of a text', () => {
  const ROWS: Readonly<Record<string, string>> = {
    'a heading': '<a href="#end">to</a><h1 id="end">there</h1>',
    'a name': '<a href="#end">to</a><p><a name="end">there</a></p>',
    'a name of Word': '<a href="#_Toc12345">to</a><h2><a name="_Toc12345"></a>there</h2>',
    'a Chinese id': '<a href="#第一章">to</a><h2 id="第一章">there</h2>',
    'a percent-encoded link': '<a href="#%E7%AC%AC%E4%B8%80%E7%AB%A0">to</a><h2 id="第一章">there</h2>',
    'a percent-encoded id': '<a href="#%E7%AC%AC">to</a><h2 id="%E7%AC%AC">there</h2>',
    'a malformed percent sequence': '<a href="#100%">to</a><p id="100%">there</p>',
    'a footnote of Markdown': '<a href="#fn:1">to</a><p id="fn:1">there</p>',
    'a text that another site has sanitised': '<a href="#end">to</a><p id="user-content-end">there</p>',
    'a name that shadows a property of the document': '<a href="#cookie">to</a><p id="cookie">there</p>',
    'the first of two equal ids': '<a href="#end">to</a><p id="end">there</p><p id="end">x</p>',
    'the top of the text': '<p>there</p><a href="#top">to</a>',
    'a legacy element': '<a href="#end">to</a><font color="red" id="end">there</font>',
    'a link with an address': '<a href="#end">to</a><a href="https://a.example" id="end">there</a>',
    'a table': '<a href="#end">to</a><table id="end"><tbody><tr><td>there</td></tr></tbody></table>',
  };
  for (const [what, html] of Object.entries(ROWS)) {
    it(`is the target of its link: ${what}`, () => {
      const root = prepared(html);
      const link = [...root.querySelectorAll('a')].find(({ textContent }) => textContent === 'to');
      const target = link && targetOf(link, root);
      expect(target?.parentElement?.textContent).to.include('there');
      expect(target?.textContent).to.match(/^(?:there)?$/);
      expect(target?.id).to.match(/^text1-/);
      expect(link?.hasAttribute('target')).to.equal(false);
    });
  }

  it('is missing for a link without a target, which becomes text', () => {
    for (const href of ['#gone', '#', '#%', '#main']) {
      expect(prepared(`<p><a href="${href}">a <b>b</b></a></p>`).innerHTML, href).to.equal('<p>a <b>b</b></p>');
    }
  });

  it('never has an id or a name that the page or a script could mistake for its own', () => {
    const name = fc.constantFrom(
      ...[
        'root',
        'main',
        'body',
        'cookie',
        '__proto__',
        'constructor',
        'user-content-root',
        'text1-a',
        ' ',
        '\uD800',
        'a',
      ],
    );
    const tag = fc.constantFrom('p', 'a', 'form', 'iframe', 'h1', 'input', 'font', 'pre');
    const element = fc
      .tuple(tag, name, name, name)
      .map(([of, id, called, to]) => `<${of} id="${id}" name="${called}" href="#${to}">x</${of}>`);
    fc.assert(
      fc.property(fc.array(element), (elements) => {
        const root = prepared(elements.join(''));
        const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
        for (const id of ids) expect(id).to.match(/^text1-./);
        expect(new Set(ids).size).to.equal(ids.length);
        expect(root.querySelector('[name]')).to.equal(null);
        for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]'))
          expect(targetOf(link, root), link.outerHTML).not.to.equal(undefined);
      }),
    );
  });
});

const LONG_TEXT = '<p><a href="#end">到结尾</a></p><details><summary>更多</summary><h3 id="end">结尾</h3></details>';

async function showTexts(texts: readonly string[], at: string, stored: Readonly<Record<string, string>> = {}, top = 0) {
  const page = quietWindow();
  page.scrollBy(top);
  const shown: string[] = [];
  sinon.replace(Element.prototype, 'scrollIntoView', function (this: Element) {
    shown.push(this.id);
    page.scrollBy(500);
  });
  const rendered = renderWithSite(
    <>
      <input aria-label="搜索" />
      <main id="main" tabIndex={-1}>
        {texts.map((html, index) => (
          <RichText key={index} html={html} topLevel={3} />
        ))}
      </main>
      <ScrollAndFocus />
    </>,
    { at, stored },
  );
  await act(settled);
  const move = async (how: (navigator: PageNavigator) => void): Promise<void> => {
    act(() => how(rendered.world.navigator));
    await act(settled);
  };
  const go = (to: string) => move((navigator) => navigator.go(to));
  const travel = (steps: number) => move((navigator) => navigator.travel(steps));
  return { ...rendered, page, shown, go, travel };
}

describe('A link to an anchor', () => {
  afterEach(() => {
    sinon.restore();
  });

  it('shows the anchor, moves the focus there, and adds a history entry; the second press adds none', async () => {
    const { shown, world } = await showTexts([LONG_TEXT], '/announcement?id=5');
    expect(shown).to.deep.equal([]);
    for (const how of ['push', 'replace']) {
      fireEvent.click(screen.getByText('到结尾'));
      await act(settled);
      expect(world.navigator.journeys.at(-1)).to.equal(`${how} /announcement?id=5#text1-end`);
      expect(document.activeElement).to.equal(screen.getByRole('heading', { name: '结尾' }));
    }
    expect(shown[0]).to.equal('text1-end');
  });

  it('leads to its own text when two texts of a page use the same id', async () => {
    const { shown } = await showTexts([LONG_TEXT, LONG_TEXT], '/courses/detail/1');
    for (const link of screen.getAllByText('到结尾')) fireEvent.click(link);
    await act(settled);
    expect(shown).to.deep.equal(['text2-end']);
    expect(document.querySelectorAll('#text1-end, #text2-end')).to.have.lengthOf(2);
  });

  it('leaves the position to Back, which returns to where the visitor was', async () => {
    const { travel, page, shown } = await showTexts([LONG_TEXT], '/announcement');
    page.scrollBy(120);
    fireEvent.click(screen.getByText('到结尾'));
    await act(settled);
    await travel(-1);
    expect(page.scrolls.at(-1)).to.deep.equal({ top: 120, behavior: 'instant' });
    await travel(1);
    expect(page.scrolls.at(-1)).to.deep.equal({ top: 500, behavior: 'instant' });
    expect(shown).to.deep.equal(['text1-end']);
  });

  for (const hash of ['#end', '#text1-end', '#text7-end']) {
    it(`shows the anchor of a direct address once the text is there: ${hash}`, async () => {
      const { shown } = await showTexts([LONG_TEXT, LONG_TEXT], `/announcement?id=5${hash}`);
      expect(shown).to.deep.equal(['text1-end']);
      expect(document.querySelector('details')?.open).to.equal(true);
    });
  }

  it('does not scroll to the anchor after a reload, which restores the position', async () => {
    const { key } = new MemoryNavigator('/announcement#end').location$.value;
    const { shown, page } = await showTexts([LONG_TEXT], '/announcement#end', { scrollPositions: `${key}=30` });
    expect(shown).to.deep.equal([]);
    expect(page.scrolls).to.deep.equal([{ top: 30, behavior: 'instant' }]);
  });

  it('does not scroll away a visitor who has scrolled before the text of a direct address arrived', async () => {
    const { shown } = await showTexts([LONG_TEXT], '/announcement#end', {}, 400);
    expect(shown).to.deep.equal([]);
  });

  it('shows the anchor of an address on this site after navigation, below the focus of the new page', async () => {
    const { go, shown } = await showTexts([LONG_TEXT], '/courses');
    await go('/announcement?id=5#end');
    expect(shown).to.deep.equal(['text1-end']);
    expect(document.activeElement?.textContent).to.equal('结尾');
  });

  it('leaves the focus in a field', async () => {
    const { go, shown } = await showTexts([LONG_TEXT], '/announcement');
    screen.getByLabelText('搜索').focus();
    await go('/announcement#end');
    expect(shown).to.deep.equal(['text1-end']);
    expect(document.activeElement).to.equal(screen.getByLabelText('搜索'));
  });

  it('keeps the anchor in view while the page grows, until the visitor acts or three seconds have passed', async () => {
    const grow: (() => void)[] = [];
    sinon.stub(globalThis, 'ResizeObserver').callsFake(function (
      this: ResizeObserver,
      callback: ResizeObserverCallback,
    ) {
      grow.push(() => callback([], this));
      return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    });
    const { shown, world } = await showTexts([LONG_TEXT], '/announcement#end');
    const growAll = (): void => {
      for (const each of grow) each();
    };
    growAll();
    expect(shown).to.have.lengthOf(2);
    fireEvent.wheel(window);
    growAll();
    expect(shown).to.have.lengthOf(2);
    fireEvent.click(screen.getByText('到结尾'));
    await act(settled);
    world.pass(3000);
    growAll();
    expect(shown).to.have.lengthOf(3);
  });
});
