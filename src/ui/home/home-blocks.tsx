import './home-blocks.scss';

import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import type { Home } from '../../application/home.js';
import { ROUTES } from '../../domain/access/routes.js';
import type { HomeBlock } from '../../domain/home/home.js';
import { MORE_COURSES } from '../../domain/home/strings.js';
import { COVERS_ON_FIRST_SCREEN } from '../../domain/courses/limits.js';
import { PAGE_FAILED } from '../../domain/site/strings.js';
import { CourseGrid } from '../courses/course-grid.js';
import { ErrorState } from '../shared/feedback/error-state.js';
import { RenderWhenNear } from './home-parts.js';
import { lazyModule, useModule } from '../shared/hooks/use-module.js';
import { HomeSkeleton } from './home-pending.js';

/** Code that renders texts of the owner. Fetched only if there is one, shortly before it becomes visible. */
const RICH_TEXT = lazyModule(
  'richText',
  () => import(/* webpackChunkName: "rich-text" */ '../shared/content/rich-text.js'),
);

interface HomeBlocksProps {
  readonly service: Home;
  readonly blocks: readonly HomeBlock[];
  /** No carousel is above the blocks. */
  readonly isOnFirstScreen: boolean;
}

/**
 * The blocks in the server's order. Blocks after a text are not rendered until the code for texts has arrived, so that
 * nothing moves.
 */
export function HomeBlocks({ service, blocks, isOnFirstScreen }: HomeBlocksProps) {
  const firstText = blocks.findIndex(({ kind }) => kind === 'html');
  const [isNear, setIsNear] = useState(service.hasRenderedLowerParts);
  const richText = useModule(RICH_TEXT, { isWanted: firstText >= 0 && isNear });
  const waits = firstText >= 0 && richText.state.kind === 'loading';
  const shown = waits ? blocks.slice(0, firstText) : blocks;
  return (
    <div className="home__blocks">
      {shown.map((block, index) => {
        if (block.kind === 'courses')
          return (
            <CourseBlock
              key={block.id}
              block={block}
              eagerCount={isOnFirstScreen && index === 0 ? COVERS_ON_FIRST_SCREEN : 0}
            />
          );
        return richText.state.kind === 'ready' ? (
          <richText.state.value.RichText key={block.id} html={block.html} topLevel={2} />
        ) : (
          <ErrorState key={block.id} text={PAGE_FAILED} onRetry={richText.retry} />
        );
      })}
      {waits && (
        <RenderWhenNear
          onNear={() => {
            service.renderLowerParts();
            setIsNear(true);
          }}
        >
          <HomeSkeleton />
        </RenderWhenNear>
      )}
    </div>
  );
}

interface CourseBlockProps {
  readonly block: Extract<HomeBlock, { readonly kind: 'courses' }>;
  readonly eagerCount: number;
}

function CourseBlock({ block: { title, courses }, eagerCount }: CourseBlockProps) {
  const headingId = useId();
  const moreId = useId();
  if (courses.length === 0) return undefined;
  return (
    <section aria-labelledby={headingId}>
      <div className="home__block-head">
        <h2 id={headingId} className="home__heading">
          {title || ROUTES.courses.title}
        </h2>
        <Link id={moreId} className="home__more" to={ROUTES.courses.pattern} aria-labelledby={`${moreId} ${headingId}`}>
          {MORE_COURSES}
        </Link>
      </div>
      <CourseGrid courses={courses} eagerCount={eagerCount} />
    </section>
  );
}
