import { ButtonLink, Link } from '@cornerbell/ui';
import { useCopy } from '../shared/copy.ts';
import type { LayoutData } from './layout-data.ts';
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

/** The aside of the Resources menu: latest post, featured guide and help. */
export function ResourcesAside({ data: { latestPost, featuredGuide } }: { data: LayoutData }) {
  const { messages, navigation } = useCopy();
  const { help, teasers } = navigation.header;
  return (
    <div className={styles.root}>
      {latestPost && (
        <Teaser
          heading={teasers.latestPostTitle}
          title={latestPost.title}
          href={latestPost.href}
          facts={`${latestPost.date.text} · ${latestPost.readTime} ${messages.readTimeUnit}`}
        />
      )}
      {featuredGuide && (
        <Teaser
          heading={teasers.featuredGuideTitle}
          title={featuredGuide.title}
          href={featuredGuide.href}
          facts={featuredGuide.badge.label}
        />
      )}
      <div className={styles.teaser}>
        <p className={styles.heading}>{help.title}</p>
        <p className={styles.facts}>{help.text}</p>
        <ButtonLink href={help.link.href}>{help.link.label}</ButtonLink>
      </div>
    </div>
  );
}
