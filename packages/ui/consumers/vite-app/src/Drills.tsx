import { Container, CoverArt, Grid, PostCard, Section, Stack } from '@cornerbell/ui';

const drills = [
  { slug: 'slip-and-roll', title: 'Slip and roll', minutes: 4 },
  { slug: 'three-punch-rounds', title: 'Three-punch rounds', minutes: 6 },
];

export function Drills() {
  return (
    <Section labelledBy="drills">
      <Container>
        <Stack gap="xl">
          <h1 id="drills">Drills</h1>
          <Grid columns={3}>
            {drills.map(({ slug, title, minutes }) => (
              <PostCard
                key={slug}
                headingLevel={2}
                href={`/drills#${slug}`}
                title={title}
                excerpt="Two rounds each, then change the lead hand."
                category={{ label: 'Footwork', hue: 'blue' }}
                date={{ iso: '2026-10-01', text: 'October 1, 2026' }}
                readTime={minutes}
                cover={<CoverArt seed={slug} hue="blue" />}
              />
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
