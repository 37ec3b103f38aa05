import {
  Accordion,
  ButtonLink,
  Container,
  FeatureCard,
  Grid,
  Section,
  Stack,
  StatTile,
} from '@cornerbell/ui';

export function Today() {
  return (
    <>
      <Section tone="ink" labelledBy="today">
        <Container>
          <Stack gap="lg" align="start">
            <h1 id="today">Six o’clock is full</h1>
            <p>Fourteen boxers are booked, two of them for the first time.</p>
            <ButtonLink href="/drills" size="lg">
              Plan the class
            </ButtonLink>
          </Stack>
        </Container>
      </Section>
      <Section labelledBy="week">
        <Container>
          <Stack gap="xl">
            <h2 id="week">This week</h2>
            <Grid columns={3}>
              <StatTile value="41" label="boxers in class" />
              <FeatureCard
                title="Roster"
                description="See who hasn't trained in 10 days."
                href="/drills"
                highlights={['3 to call']}
                color="orange"
              />
              <FeatureCard title="Rings" description="Both rings are free from four." />
            </Grid>
          </Stack>
        </Container>
      </Section>
      <Section tone="white" labelledBy="questions">
        <Container>
          <Stack gap="xl">
            <h2 id="questions">Questions</h2>
            <Accordion
              name="questions"
              items={[
                {
                  id: 'late',
                  question: 'What if a boxer is late?',
                  answer: 'They skip rope until the round ends.',
                },
                {
                  id: 'gloves',
                  question: 'Who brings the gloves?',
                  answer: 'Ours hang by the door.',
                },
              ]}
            />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
