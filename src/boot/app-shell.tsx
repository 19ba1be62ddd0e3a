import { Skeleton } from '../ui/feedback/skeleton.js';
import {
  HeaderFrame,
  NarrowButton,
  SearchBox,
  SignInButton,
  SignUpButton,
  STUDY_LINK,
  VisitorPlaceholder,
} from '../ui/header/header-parts.js';

/**
 * What the HTML shows before any script has run: the frame of most pages, without what only the configuration knows (name,
 * logo, VIP, navigation). The build renders it to text (tools/webpack/boot-bundles.ts).
 */
export function AppShell() {
  return (
    <div className="frame frame--early">
      <HeaderFrame
        brand={<span className="brand" />}
        // A browser must not fill in the text of an earlier visit.
        search={<SearchBox input={{ autoComplete: 'off' }} />}
        links={<a href="/study-center" {...STUDY_LINK} />}
        visitor={
          <>
            <VisitorPlaceholder />
            <SignInButton />
            <SignUpButton />
          </>
        }
        tools={
          <>
            <NarrowButton opens="search" />
            <NarrowButton opens="menu" />
          </>
        }
        nav={<div className="main-nav" />}
      />
      <div className="main">
        <Skeleton />
      </div>
    </div>
  );
}
