import { articleWords, headerHelp, headerTeasers } from '@cornerbell/content/site';
import { ButtonLink, Link } from '@cornerbell/ui';
import type { LayoutData } from './layout.data.ts';
import * as styles from './ResourcesAside.css.ts';

interface TeaserProps {
  heading: string;
  title: string;
  href: string;
  facts: string;
}

const Teaser = ({ heading, title, href, facts }: TeaserProps) => (
  <div className={styles.teaser}>
    <p className={styles.heading}>{heading}</p>
    <Link href={href} className={styles.link}>
      {title}
    </Link>
    <p className={styles.facts}>{facts}</p>
  </div>
);

/** The side of the Resources menu: latest post, featured guide and where to get help. Specification §2. */
export function ResourcesAside({ data: { latestPost, featuredGuide } }: { data: LayoutData }) {
  return (
    <div className={styles.root}>
      {latestPost && (
        <Teaser
          heading={headerTeasers.latestPostTitle}
          title={latestPost.title}
          href={latestPost.href}
          facts={`${latestPost.date.text} · ${latestPost.readTime} ${articleWords.readTimeUnit}`}
        />
      )}
      {featuredGuide && (
        <Teaser
          heading={headerTeasers.featuredGuideTitle}
          title={featuredGuide.title}
          href={featuredGuide.href}
          facts={featuredGuide.badge.label}
        />
      )}
      <div className={styles.teaser}>
        <p className={styles.heading}>{headerHelp.title}</p>
        <p className={styles.facts}>{headerHelp.text}</p>
        <ButtonLink href={headerHelp.link.href}>{headerHelp.link.label}</ButtonLink>
      </div>
    </div>
  );
}
