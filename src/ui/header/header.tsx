import { Brand } from './brand.js';
import { HeaderFrame } from './header-parts.js';
import { MainNav } from './main-nav.js';
import { NarrowTools } from './narrow-tools.js';
import { SearchForm } from './search-form.js';
import { StudyLink } from './study-link.js';
import { VipLink } from './vip-link.js';
import { VisitorArea } from './visitor-area.js';

/** The top of every page but not-found (spec §2 header, clarifications §6). */
export function Header() {
  return (
    <HeaderFrame
      brand={<Brand />}
      search={<SearchForm />}
      links={
        <>
          <VipLink />
          <StudyLink />
        </>
      }
      visitor={<VisitorArea />}
      tools={<NarrowTools />}
      nav={<MainNav />}
    />
  );
}
