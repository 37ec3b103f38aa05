import { ButtonLink, Link, Stack, Text } from '@cornerbell/ui';
import { useCopy } from '../shared/copy.ts';
import type { LayoutData } from './layout-data.ts';
import * as styles from './Layout.css.ts';

interface TeaserProps {
  heading: string;
  title: string;
  href: string;
  facts: string;
}

const Teaser = ({ heading, title, href, facts }: TeaserProps) => (
  <Stack gap="xs" align="start">
    <Text size="sm" tone="muted">
      {heading}
    </Text>
    <Link href={href} className={styles.teaser}>
      {title}
    </Link>
    <Text size="sm" tone="muted">
      {facts}
    </Text>
  </Stack>
);

/** The aside of the Resources menu: latest post, featured guide and help. */
export function ResourcesAside({ data: { latestPost, featuredGuide } }: { data: LayoutData }) {
  const { messages, navigation } = useCopy();
  const { help, teasers } = navigation.header;
  return (
    <Stack gap="lg">
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
      <Stack gap="xs" align="start">
        <Text size="sm" tone="muted">
          {help.title}
        </Text>
        <Text size="sm" tone="muted">
          {help.text}
        </Text>
        <ButtonLink href={help.link.href}>{help.link.label}</ButtonLink>
      </Stack>
    </Stack>
  );
}
