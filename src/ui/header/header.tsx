import { Brand } from './brand.js';
import { HeaderLinks } from './header-links.js';
import { MainNav } from './main-nav.js';
import { NarrowTools } from './narrow-tools.js';
import { SearchForm } from './search-form.js';
import { VisitorArea } from './visitor-area.js';

/**
 * The top of every page but not-found (spec §2 header, clarifications §6). Wide and narrow are one document: the
 * style sheet decides which parts are seen, so that nothing is rendered twice or moves when the window changes.
 */
export function Header() {
  return (
    <header className="header">
      <div className="header__bar column">
        <Brand />
        <div className="header__search">
          <SearchForm />
        </div>
        <HeaderLinks />
        <VisitorArea />
        <NarrowTools />
      </div>
      <MainNav />
    </header>
  );
}
