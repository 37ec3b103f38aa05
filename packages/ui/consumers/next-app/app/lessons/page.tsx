import { Container, CoverArt, Grid, PostCard, Section, Stack } from '@cornerbell/ui';
import { Frame } from '../Frame';

const lessons = [
  { slug: 'hold-pads', title: 'How to hold pads', minutes: 40 },
  { slug: 'first-class', title: 'The first class', minutes: 55 },
];

export default function Page() {
  return (
    <Frame>
      <Section labelledBy="lessons">
        <Container>
          <Stack gap="xl">
            <h1 id="lessons">Lessons</h1>
            <Grid columns={3}>
              {lessons.map(({ slug, title, minutes }) => (
                <PostCard
                  key={slug}
                  headingLevel={2}
                  href={`/lessons#${slug}`}
                  title={title}
                  excerpt="Two rounds of theory, eight of practice."
                  category={{ label: 'Practice', hue: 'green' }}
                  date={{ iso: '2026-10-01', text: 'October 1, 2026' }}
                  readTime={minutes}
                  cover={<CoverArt seed={slug} hue="green" />}
                />
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
    </Frame>
  );
}
