import { Accordion, ButtonLink, Container, Grid, PlanCard, Section, Stack } from '@cornerbell/ui';
import { Frame } from './Frame';

export default function Page() {
  return (
    <Frame>
      <Section tone="ink" labelledBy="academy">
        <Container>
          <Stack gap="lg" align="start">
            <h1 id="academy">Twelve evenings in the corner</h1>
            <p>For coaches who open their own gym.</p>
            <ButtonLink href="/lessons" size="lg">
              See the lessons
            </ButtonLink>
          </Stack>
        </Container>
      </Section>
      <Section labelledBy="prices">
        <Container>
          <Stack gap="xl">
            <h2 id="prices">Prices</h2>
            <Grid columns={3}>
              <PlanCard
                name="Evening class"
                price={240}
                originalPrice={300}
                period="a term"
                description="For one coach."
                badge="Most Popular"
                popular
                features={['Twelve evenings', 'Pads and wraps']}
                action={<ButtonLink href="/enrol">Enrol</ButtonLink>}
              />
              <PlanCard
                name="Whole gym"
                price={null}
                originalPrice={null}
                period="a term"
                description="For all your coaches."
                features={['In your own ring']}
                action={
                  <ButtonLink href="/enrol" variant="secondary">
                    Ask
                  </ButtonLink>
                }
              />
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
                  id: 'missed',
                  question: 'What if I miss an evening?',
                  answer: <p>Come to the same evening of the next term.</p>,
                },
                { id: 'gear', question: 'What do I bring?', answer: 'Wraps and a notebook.' },
              ]}
            />
          </Stack>
        </Container>
      </Section>
    </Frame>
  );
}
